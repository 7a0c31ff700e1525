// profile: recommended
import SwiftUI

enum Entry: Identifiable {
  case chapter(String)
  case note(text: String, author: String)

  var id: String {
    switch self {
    case .chapter(let title): title
    case .note(let text, _): text
    }
  }
}

/// What a case of the element has is something of the element.
struct Rail: View {
  let entries: [Entry]
  @State private var isOpen = false

  var body: some View {
    VStack {
      Toggle("Open", isOn: $isOpen)
      ForEach(entries) { entry in
        switch entry {
        case .chapter(let title): chapterRow(title)  // expect: helper_in_foreach "`title`"
        case .note(let text, author: let author):
          noteRow(text, author)  // expect: helper_in_foreach "`text` and `author`"
        }
      }
      ForEach(entries) { entry in
        if case .chapter(let title) = entry {
          chapterRow(title)  // expect: helper_in_foreach
        }
      }
    }
  }

  private func chapterRow(_ title: String) -> some View {
    HStack {
      Image(systemName: "book")
      Text(title)
      Spacer()
    }
  }

  private func noteRow(_ text: String, _ author: String) -> some View {
    HStack {
      Text(text)
      Spacer()
      Text(author)
    }
  }
}
