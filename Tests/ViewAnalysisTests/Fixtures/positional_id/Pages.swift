// profile: strict
import SwiftUI

struct Chapter {
  let title: String
}

struct ChapterView: View {
  let chapter: Chapter
  @State private var isOpen = false

  var body: some View {
    Toggle(chapter.title, isOn: $isOpen)
  }
}

/// The user selects pages by these ids.
struct Reader: View {
  @Binding var chapters: [Chapter]
  @State private var page = 0

  var body: some View {
    VStack {
      TabView(selection: $page) {
        ForEach(chapters.indices, id: \.self) { index in
          ChapterView(chapter: chapters[index])
        }
      }
      ForEach(chapters.indices, id: \.self) { index in  // expect: positional_id
        ChapterView(chapter: chapters[index])
      }
    }
  }
}
