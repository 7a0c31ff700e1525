import SwiftUI

/// No style of ours can have another one.
struct ProminentButton: View {  // expect: control_styling_view
  let title: String
  let action: () -> Void

  var body: some View {
    Button(title, action: action).buttonStyle(.borderedProminent).controlSize(.large)
  }
}

/// Only buttons, toggles and labels are rewritten.
struct Meter: View {  // expect: control_styling_view "`ProgressViewStyle`"
  let title: String
  let value: Double

  var body: some View {
    ProgressView(title, value: value, total: 10).tint(.red)
  }
}

struct Field: View {  // expect: control_styling_view "`ViewModifier`"
  let title: String
  @Binding var text: String

  var body: some View {
    TextField(title, text: $text).padding().background(.yellow)
  }
}

/// It is named as a type.
struct Chip: View {  // expect: control_styling_view
  let title: String
  let action: () -> Void

  var body: some View { Button(title, action: action).padding() }
}

struct Chips {
  let first: Chip
}

/// The title is read again.
struct Tagged: View {  // expect: control_styling_view
  let title: String
  let action: () -> Void

  var body: some View {
    Button(title, action: action).padding(title.isEmpty ? 0 : 4)
  }
}

struct Screen: View {
  @State private var text = ""

  var body: some View {
    VStack {
      ProminentButton(title: "a") {}
      Meter(title: "b", value: 1)
      Field(title: "c", text: $text)
      Chip(title: "d") {}
      Tagged(title: "e") {}
    }
  }
}
