import SwiftUI

/// Two places here, and one in a package that knows nothing of this one.
struct Cards: View {
  var body: some View {
    VStack {
      Text("a").padding(4).background(.red).opacity(0.5)
      Text("b").padding(4).background(.red).opacity(0.5)
    }
  }
}
