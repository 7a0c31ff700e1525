import SwiftUI

struct Letter: View {
  var body: some View {
    VStack {
      ZStack {  // expect: zstack_decoration
        Color.red
        Text("On a colour")
      }
      ZStack {
        Color.red.ignoresSafeArea()
        Text("Screen")
      }
    }
  }
}
