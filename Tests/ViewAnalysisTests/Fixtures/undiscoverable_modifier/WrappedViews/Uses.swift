import SwiftUI

struct Uses: View {
  var body: some View {
    VStack {
      Text("a").kit.framed()
      Text("b").modifier(Shaded())
      Text("c").modifier(Shaded())
    }
  }
}
