// profile: strict
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
