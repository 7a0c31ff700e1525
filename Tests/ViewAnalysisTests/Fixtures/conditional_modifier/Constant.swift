// profile: strict
import SwiftUI

extension View {
  @ViewBuilder
  func dim<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {  // expect: conditional_modifier "It is used 3 times."
    if condition { transform(self) } else { self }
  }
}

/// What never changes costs nothing.
struct Constant: View {
  let isCompact: Bool
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text("A").dim(true) { $0.opacity(0.5) }
      Text("B").dim(isCompact) { $0.opacity(0.5) }
      Text("C").dim(isOpen) { $0.bold().italic() }  // expect: conditional_modifier
    }
  }

  private func toggle() { isOpen.toggle() }
}
