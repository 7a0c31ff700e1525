// profile: recommended
import SwiftUI

struct Chip<Label: View>: View {
  let label: () -> Label

  init(@ViewBuilder label: @escaping () -> Label) { self.label = label }

  var body: some View {
    label()
      .padding(8)
      .background { Capsule() }
  }
}

extension Chip where Label == Text {
  init(text: String) {
    self.init { Text(text) }
  }
}

struct Frame<Label: View>: View {  // expect: styling_view
  let label: () -> Label

  init(@ViewBuilder label: @escaping () -> Label) { self.label = label }

  var body: some View {
    label()
      .padding(8)
      .background { Capsule() }
  }
}

extension Frame where Label == Text {
  init(text: String) {
    self.init { Text(text) }
  }
}
