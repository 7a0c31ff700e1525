import SwiftUI

struct NoteSearchView: View {
  @State private var text = ""
  @FocusState private var isTyping: Bool

  var body: some View {
    VStack {
      TextField("Search", text: $text)
        .focused($isTyping)
      «»Button(action: { isTyping = false }) {
        Image(systemName: "keyboard.chevron.compact.down")
      }
      .padding()
    }
  }
}
