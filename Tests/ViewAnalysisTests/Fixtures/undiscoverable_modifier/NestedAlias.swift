import SwiftUI

/// Outside of it, its alias has another name.
struct TapModifier: ViewModifier {  // expect: undiscoverable_modifier
  typealias Handler = () -> Void
  let onTap: Handler

  func body(content: Content) -> some View { content.onTapGesture(perform: onTap) }
}

struct Screen: View {
  var body: some View { Text("a").modifier(TapModifier(onTap: { print("a") })) }
}
