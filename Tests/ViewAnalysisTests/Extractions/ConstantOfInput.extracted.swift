import SwiftUI

struct Voice {
  let name: String
  let descriptionPoints: [String]
}

struct VoiceView: View {
  let voice: Voice

  var body: some View {
    VStack {
      Text(voice.name)
      VoiceDescriptionView(points: voice.descriptionPoints)
    }
  }
}

private struct VoiceDescriptionView: View {
  let points: [String]

  var body: some View {
    VStack {
      ForEach(points, id: \.self) { point in
        Text(point)
      }
      Text("\(points.count)")
    }
  }
}
