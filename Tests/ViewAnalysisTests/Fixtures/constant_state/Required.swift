import SwiftUI

@MainActor protocol Titled {
  init(title: Binding<String>)
}

/// The protocol's callers pass a binding.
struct Caption: View, Titled {
  @Binding var title: String

  init(title: Binding<String>) {
    _title = title
  }

  var body: some View {
    Text(title)
  }
}

struct Screen: View {
  @State private var title = "A"

  var body: some View {
    VStack {
      Caption(title: $title)
      TextField("Title", text: $title)
    }
  }
}
