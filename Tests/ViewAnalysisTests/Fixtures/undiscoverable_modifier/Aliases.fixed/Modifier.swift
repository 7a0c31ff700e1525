import SwiftUI

struct TapModifier: ViewModifier {
  let onTap: Handler
  var onDoubleTap: Tap = {}
  let onLeave: OptionalHandler
  let inset: Amount

  func body(content: Content) -> some View {
    content.padding(inset).onTapGesture(perform: onTap).onTapGesture(count: 2, perform: onDoubleTap)
      .onDisappear { onLeave?() }
  }
}

extension View {
  func tap(
    onTap: @escaping Handler,
    onDoubleTap: @escaping Tap = {},
    onLeave: OptionalHandler,
    inset: Amount
  ) -> some View {
    modifier(TapModifier(onTap: onTap, onDoubleTap: onDoubleTap, onLeave: onLeave, inset: inset))
  }
}

struct Screen: View {
  var body: some View {
    Text("a").tap(onTap: { print("a") }, onLeave: nil, inset: 4)
  }
}
