// profile: recommended
import SwiftUI

/// All uses keep the title: it is one particular button.
struct RemoveButton: View {
  var title = "Remove"
  let action: () -> Void

  var body: some View {
    Button(title, action: action)
      .foregroundStyle(.red)
  }
}

struct ColoredButton: View {  // expect: control_styling_view
  var title = "Add"
  let action: () -> Void

  var body: some View {
    Button(title, action: action)
      .foregroundStyle(.green)
  }
}

/// It also gives the button its place on the screen.
struct CornerButton: View {
  let title: String
  let action: () -> Void

  var body: some View {
    Button(title, action: action)
      .foregroundStyle(.red)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
  }
}

struct Buttons: View {
  var body: some View {
    VStack {
      RemoveButton {}
      RemoveButton(action: {})
      ColoredButton {}
      ColoredButton(title: "Insert") {}
      CornerButton(title: "Close") {}
    }
  }
}
