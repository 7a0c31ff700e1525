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
      description
    }
  }

  private var «»description: some View {
    VStack {
      let points = voice.descriptionPoints
      ForEach(points, id: \.self) { point in
        Text(point)
      }
      Text("\(points.count)")
    }
  }
}
