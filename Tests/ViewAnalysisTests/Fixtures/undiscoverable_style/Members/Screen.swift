import SwiftUI

struct Screen: View {
  var body: some View {
    VStack {
      // expect-next: undiscoverable_style "`.buttonStyle(.primary)`"
      Button("a") {}.buttonStyle(ActionStyle())
      // Its functions have another default, or no other.
      Button("b") {}.buttonStyle(ChipStyle())
      // expect-next: undiscoverable_style "`.buttonStyle(.sized())`"
      Button("c") {}.buttonStyle(SizedStyle())
      Button("d") {}.buttonStyle(HiddenStyle())
      Button("e") {}.buttonStyle(MacStyle())
      Button("f") {}.buttonStyle(NewStyle())
      // expect-next: undiscoverable_style "`.buttonStyle(.other)`"
      Button("g") {}.buttonStyle(OtherStyle())
      Button("h") {}.buttonStyle(SharedStyle())
      Button("i") {}.buttonStyle(ErasedStyle())
    }
  }
}
