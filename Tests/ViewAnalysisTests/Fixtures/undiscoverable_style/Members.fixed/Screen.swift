import SwiftUI

struct Screen: View {
  var body: some View {
    VStack {
      Button("a") {}.buttonStyle(.primary)
      // Its functions have another default, or no other.
      Button("b") {}.buttonStyle(ChipStyle())
      Button("c") {}.buttonStyle(.sized())
      Button("d") {}.buttonStyle(HiddenStyle())
      Button("e") {}.buttonStyle(MacStyle())
      Button("f") {}.buttonStyle(NewStyle())
      Button("g") {}.buttonStyle(.other)
      Button("h") {}.buttonStyle(SharedStyle())
      Button("i") {}.buttonStyle(ErasedStyle())
    }
  }
}
