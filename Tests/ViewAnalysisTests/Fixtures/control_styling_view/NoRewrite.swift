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

/// Only an image is resizable.
struct IconButton: View {  // expect: control_styling_view
  let icon: String
  let action: () -> Void

  var body: some View {
    Button(action: action) { Image(systemName: icon).resizable().frame(width: 20) }
  }
}

/// The app may be for systems on which only a text can be bold.
struct BoldButton: View {  // expect: control_styling_view
  let title: LocalizedStringKey
  let action: () -> Void

  var body: some View {
    Button(action: action) { Text(title).font(.title).bold() }.padding()
  }
}

/// A use is disabled, and the style wouldn't show it.
struct SendButton: View {  // expect: control_styling_view
  let title: LocalizedStringKey
  let action: () -> Void

  var body: some View { Button(title, action: action).padding() }
}

/// Its title would become a key for translations.
struct Heading: View {  // expect: control_styling_view
  let text: String
  let icon: String

  var body: some View { Label(text, systemImage: icon).font(.title) }
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
      IconButton(icon: "f") {}
      BoldButton(title: "g") {}
      SendButton(title: "h") {}.disabled(text.isEmpty)
      Heading(text: "i", icon: "star")
    }
  }
}

/// A group around it changes nothing.
struct GroupedButton: View {  // expect: control_styling_view
  let title: String
  let action: () -> Void

  var body: some View {
    Group {  // expect: single_child_group
      Button(title, action: action).buttonStyle(.borderedProminent).controlSize(.large)
    }
  }
}
