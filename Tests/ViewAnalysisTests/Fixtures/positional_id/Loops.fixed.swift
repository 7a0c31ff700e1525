import SwiftUI

struct Track: Identifiable {
  let id: Int
  let title: String
}

struct Album: View {
  let tracks: [Track]
  let names: [String]
  @State private var stars = 3
  private let steps = ["A", "B"]
  static let all = ["A", "B"]

  var body: some View {
    VStack {
      ForEach(Array(tracks.enumerated()), id: \.element.id) { index, _ in
        Text("\(index) " + tracks[index].title)
      }
      ForEach(Array(tracks.enumerated()), id: \.element.id) { index, _ in
        Text(tracks[index].title)
      }
      ForEach(Array(tracks.enumerated()), id: \.element.id) { index, track in
        Text("\(index) " + track.title)
      }
      ForEach(Array(zip(tracks.indices, tracks)), id: \.1.id) { index, track in
        Text("\(index) " + track.title)
      }
      ForEach(Array(names.enumerated()), id: \.offset) { pair in  // expect: positional_id
        Text(pair.element)
      }
      ForEach(Array(tracks.enumerated()), id: \.element.id) { index, track in
        Text("\(index) " + track.title)
      }
      ForEach(tracks.indices, id: \.self) { _ in
        Circle()
      }
      ForEach(Array(tracks.enumerated()), id: \.offset) { index, _ in
        Text("\(index)")
      }
      ForEach(0..<stars, id: \.self) { _ in
        Image(systemName: "star")
      }
      ForEach(steps.indices, id: \.self) { index in
        Text(steps[index])
      }
      ForEach(Self.all.indices, id: \.self) { index in
        Text(Self.all[index])
      }
      ForEach(Array(["A", "B"].enumerated()), id: \.offset) { _, name in
        Text(name)
      }
    }
  }
}
