import SwiftUI

/// A particular button.
struct SaveButton: View {
  let save: () -> Void

  var body: some View { Button("Save", action: save).bold() }
}

/// It does something of its own.
struct ToggleAll: View {
  let title: String
  @Binding var isOn: Bool

  var body: some View {
    Button(title) { isOn.toggle() }.bold()
  }
}

/// Nothing is styled.
struct PlainButton: View {
  let title: String
  let action: () -> Void

  var body: some View { Button(title, action: action) }
}

/// The style depends on its own state.
struct HoverButton: View {
  @State private var isHovered = false
  let title: String
  let action: () -> Void

  var body: some View {
    Button(title, action: action)
      .padding(isHovered ? 4 : 2)
      .onHover { isHovered = $0 }
  }
}

/// It disables, too.
struct LockedButton: View {
  let title: String
  let isLocked: Bool
  let action: () -> Void

  var body: some View { Button(title, action: action).bold().disabled(isLocked) }
}

/// The label is a layout.
struct CardButton: View {
  let title: String
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      HStack {
        Text(title)
        Spacer()
      }
    }
    .padding()
  }
}

struct Twice: View {
  let title: String
  let action: () -> Void

  var body: some View {
    HStack { Button(title, action: action).bold() }
  }
}

struct Spinner: View {
  var body: some View { ProgressView().tint(.red) }
}
