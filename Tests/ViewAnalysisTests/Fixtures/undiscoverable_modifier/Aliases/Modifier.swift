import SwiftUI

struct TapModifier: ViewModifier {  // expect: undiscoverable_modifier
  let onTap: Handler
  var onDoubleTap: Tap = {}
  let onLeave: OptionalHandler
  let inset: Amount

  func body(content: Content) -> some View {
    content.padding(inset).onTapGesture(perform: onTap).onTapGesture(count: 2, perform: onDoubleTap)
      .onDisappear { onLeave?() }
  }
}

struct Screen: View {
  var body: some View {
    Text("a").modifier(TapModifier(onTap: { print("a") }, onLeave: nil, inset: 4))
  }
}
