import SwiftUI

/// Each is used in a way of its own.
struct Search: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.colorScheme) private var colorScheme
  @FocusState private var isFocused: Bool
  @State private var text = ""
  @State private var name: String?
  @State private var count = 0
  @State private var total: Int
  @AppStorage("sorting") private var sorting = false
  @Namespace private var names
  @State private var level = 1
  // Redraws the view when the language changes.
  @Environment(\.locale) private var locale

  init(total: Int) {
    _total = State(initialValue: total)
  }

  var body: some View {
    VStack {
      TextField("Search", text: $text)
        .focused($isFocused)
      Button("Close") { dismiss() }
      if let name {
        Text(name)
      }
      Text("\(count) of \(self.total)")
      Button("Count") { [level] in print(level) }
    }
    .matchedGeometryEffect(id: "search", in: names)
    .onAppear { print(_sorting) }
  }
}

extension Search {
  private var isDark: Bool { colorScheme == .dark }
}
