// profile: recommended
import SwiftUI

struct Images: View {
  var body: some View {
    VStack {
      Image("a").resizable().scaledToFit().frame(width: 24)
      Image("b").resizable().scaledToFit().frame(width: 24)
      Image("c").resizable().scaledToFit().frame(width: 24)
      Text("a").onAppear { print("a") }.disabled(true).tag(1)
      Text("b").onAppear { print("a") }.disabled(true).tag(1)
      Text("c").onAppear { print("a") }.disabled(true).tag(1)
    }
  }
}

/// Its methods give back the view itself, so they are no modifiers.
struct Knob: View {
  var body: some View { Circle() }

  func ringColor(_ color: Color) -> Knob { self }
  func foregroundColor(_ color: Color) -> Knob { self }
  func cornerRadius(_ radius: CGFloat) -> Knob { self }
}

struct Knobs: View {
  var body: some View {
    VStack {
      Knob().ringColor(.red).foregroundColor(.blue).cornerRadius(4)
      Knob().ringColor(.red).foregroundColor(.blue).cornerRadius(4)
      Knob().ringColor(.red).foregroundColor(.blue).cornerRadius(4)
    }
  }
}
