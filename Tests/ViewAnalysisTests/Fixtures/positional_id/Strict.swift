// profile: strict
import SwiftUI

struct Track: Identifiable {
  let id: Int
  let title: String
}

struct Columns<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    HStack { content }
  }
}

struct Album: View {
  let tracks: [Track]
  let lines: [String]
  @State private var tags: [String] = []

  var body: some View {
    VStack {
      ForEach(tracks.indices, id: \.self) { index in  // expect: positional_id "resets its state"
        Text(tracks[index].title)
          .id(tracks[index].id)
      }
      ForEach(tags.indices, id: \.self) { index in  // expect: positional_id
        TextField("Tag", text: $tags[index])
      }
      Columns {
        ForEach(tracks.indices, id: \.self) { index in  // expect: positional_id "each other's state"
          Text(tracks[index].title)
        }
      }
      ForEach(lines.indices, id: \.self) { index in
        Text(lines[index])
      }
      Button("Add") { tags.insert("", at: 0) }
    }
  }
}
