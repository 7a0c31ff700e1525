// profile: strict
import SwiftUI

struct Framed: View {
  var body: some View {
    VStack {
      Image("icon")
        .resizable()
        .frame(width: 20, height: 20)
        .frame(width: 80, height: 80)
        .background(.red)
        .clipShape(Circle())
      Image("icon")
        .renderingMode(.template)
        .resizable()
        .frame(width: 80, height: 80)
        .background(.red)
        .clipShape(Circle())
      Image("cover")
        .resizable()
        .frame(width: 80, height: 80)
        .background(.red)
        .clipShape(Circle())  // expect: clip_without_compositing_group
    }
  }
}
