import SwiftUI

protocol Saving {
  func save(_ text: String)
}

final class Tools {
  let saver: Saving
  let name: String

  init(saver: Saving, name: String) {
    self.saver = saver
    self.name = name
  }
}

struct NoteView: View {
  let tools: Tools
  @State private var text = ""

  var body: some View {
    VStack {
      TextField(tools.name, text: $text)
      NoteKeepItRow { tools.saver.save(text) }
    }
  }
}

private struct NoteKeepItRow: View {
  let onSave: () -> Void

  var body: some View {
    HStack {
      Text("Keep it?")
      Button("Save") { onSave() }
    }
  }
}
