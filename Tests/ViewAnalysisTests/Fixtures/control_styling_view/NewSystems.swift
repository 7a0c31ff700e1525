import SwiftUI

/// The stack shows that every view can be bold.
struct BoldButton: View {  // expect: control_styling_view
  let title: String
  let action: () -> Void

  var body: some View {
    Button(action: action) { Text(title).bold() }.padding()
  }
}

struct Screen: View {
  let name: String
  let isShort: Bool

  var body: some View {
    NavigationStack {
      BoldButton(title: name) {}
      BoldButton(title: "a") {}
      BoldButton(title: isShort ? "b" : name, action: go)
    }
  }

  private func go() {}
}
