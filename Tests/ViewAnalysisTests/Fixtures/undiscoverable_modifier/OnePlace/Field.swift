import SwiftUI

/// A detail of the view below.
struct FieldFrame: ViewModifier {
  func body(content: Content) -> some View {
    content.padding().background(.red)
  }
}

struct Field: View {
  var body: some View {
    Text("Field").modifier(FieldFrame())
  }
}
