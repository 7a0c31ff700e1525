import SwiftUI

/// Lines of white space between members stay as they are.
struct NoteView: View {
  let text: String
  
  var body: some View {
    VStack {
      Text("Note")
      NoteContent(text: text)
    }
  }
}

private struct NoteContent: View {
  let text: String

  var body: some View {
    VStack {
      header
      Text(words())
      Divider()
    }
  }
  
  private var header: some View {
    Text("Header")
  }
  
  private func words() -> String {
    text + text
  }
}
