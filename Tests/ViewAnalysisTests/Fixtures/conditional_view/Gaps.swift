// profile: strict
import SwiftUI

extension View {
  @ViewBuilder
  func shown(_ isShown: Bool) -> some View {
    if isShown { self }
  }
}

struct Gaps: View {
  @State private var isOpen = false

  var body: some View {
    ZStack {
      Text("One").shown(!isOpen)
      if isOpen { Text("The other") }
    }
    VStack {
      Spacer()
      Text("A").shown(isOpen)
      if isOpen { Text("B") }  // expect: conditional_view
      // Lines of their own.
      if isOpen { Text("Some text").lineLimit(3) }
      if isOpen { Text("Some text").frame(maxWidth: .infinity, alignment: .leading) }
      if isOpen { Text("Some text").fixedSize(horizontal: false, vertical: true) }
      if isOpen { Text("Some text").lineLimit(1) }  // expect: conditional_view
    }
  }

  private func toggle() { isOpen.toggle() }
}
