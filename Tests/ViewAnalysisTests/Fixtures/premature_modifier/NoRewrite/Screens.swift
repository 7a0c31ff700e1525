import SwiftUI

struct Screen: View {
  var body: some View {
    Text("a").inside().tagged("b").mirrored().edged().themed()
  }
}

struct Rows: View {
  let isOn: Bool

  var body: some View {
    VStack {
      Text("a").tinted()
      Text("b").ruled()
      Text("c").boxed(.random(in: 0...9))
      Text("d").toned(isOn ? .red : .blue)
      Text("e").spaced()
    }
  }
}
