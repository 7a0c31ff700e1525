// profile: recommended
import SwiftUI

final class Editor {
  let text: Binding<String>

  init(text: Binding<String>) { self.text = text }
}

/// The initializer needs the binding itself.
struct Reactions: View {
  @Binding private var text: String
  private let editor: Editor

  init(text: Binding<String>) {
    _text = text
    editor = Editor(text: text)
  }

  var body: some View { Text(text) }
}

/// `==` skips the name: only a binding gives the new one.
struct NameTag: View, Equatable {
  let id: Int
  @Binding var name: String

  var body: some View { Text(name) }

  nonisolated static func == (a: NameTag, b: NameTag) -> Bool { true }
}

/// Nothing else keeps it from being a value.
struct Label2: View {
  @Binding var name: String  // expect: constant_state

  var body: some View { Text(name) }
}

struct Page: View {
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("Name", text: $text)
      Reactions(text: $text)
      NameTag(id: 1, name: $text)
      Label2(name: $text)
    }
  }
}
