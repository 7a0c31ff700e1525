// profile: recommended
import SwiftUI

struct Line: Identifiable {
  let id: Int
  let time: String
  let words: String
}

struct Song: Identifiable {
  let id: Int
  let lines: [Line]
}

struct Lyrics: View {
  @State private var songs: [Song] = []
  let selection: Int?

  var body: some View {
    if let selection, let song = songs.first(where: { $0.id == selection }) {
      ScrollView {
        VStack(alignment: .leading) {  // expect: eager_scroll_content
          ForEach(song.lines) { line in
            HStack {
              Text(line.time)
              Text(line.words)
            }
          }
        }
      }
      .onAppear { songs = [] }
    }
  }
}
