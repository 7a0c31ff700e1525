// profile: strict
import SwiftUI

extension View {
  @ViewBuilder
  func shown(_ isShown: Bool) -> some View {  // expect: conditional_modifier
    if isShown { self }
  }
}

struct ShownByState: View {
  let isNew: Bool
  @State private var isOpen = false
  @State private var text = ""
  @Environment(\.isEnabled) private var isEnabled

  private var isClosed: Bool { !isOpen }

  var body: some View {
    VStack {
      Text("A").shown(isOpen)  // expect: conditional_modifier "when `isOpen` changes. Use"
      TextField("B", text: $text).shown(isClosed)  // expect: conditional_modifier "any state in it"
      Text("C").shown(isNew)
      Text("D").shown(isEnabled)
      Divider().shown(isOpen)
      Text("E").shown(isOpen).transition(.opacity)
    }
  }

  private func toggle() { isOpen.toggle() }
}
