// not type-checked: the other function is one of a package
// profile: all
import SwiftUI

extension View {
  @ViewBuilder
  func when<Value, Content: View>(  // expect: conditional_modifier
    _ value: Value?, transform: (Self, Value) -> Content
  ) -> some View {
    if let value {
      transform(self, value)
    } else {
      self
    }
  }
}

struct Notes: View {
  @State private var note: String?
  @State private var isOn = false

  var body: some View {
    VStack {
      Text("A").when(note) { view, note in view.help(note) }  // expect: conditional_modifier
      Text("B").when(note) { $0.help($1) }  // expect: conditional_modifier
      Text("C").when(note) { view, _ in view.bold() }  // expect: conditional_modifier
      // Closures of one value aren't for this function.
      Text("D").when(isOn) { $0.bold() }
      Text("E").when(isOn) { view in view.bold() }
    }
  }
}
