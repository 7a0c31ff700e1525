// profile: recommended
import SwiftUI

/// What only images have counts, if the rest says more than how they fit.
struct Badges: View {
  var body: some View {
    VStack {
      Image("star")
        .resizable()  // expect: repeated_modifier_chain "Not every view has `resizable`"
        .frame(width: 20, height: 20)
        .foregroundStyle(.orange)
      Text("Stars")
      Image("bolt")
        .resizable()  // expect: repeated_modifier_chain
        .frame(width: 20, height: 20)
        .foregroundStyle(.orange)
      Text("Bolts")
      Image("leaf")
        .resizable()  // expect: repeated_modifier_chain
        .frame(width: 20, height: 20)
        .foregroundStyle(.orange)
      Image("d").resizable().scaledToFit().frame(width: 30).padding(4)
      Image("e").resizable().scaledToFit().frame(width: 30).padding(4)
      Image("f").resizable().scaledToFit().frame(width: 30).padding(4)
      Image("a").resizable().scaledToFit().frame(width: 30)
      Image("b").resizable().scaledToFit().frame(width: 30)
      Image("c").resizable().scaledToFit().frame(width: 30)
    }
  }
}
