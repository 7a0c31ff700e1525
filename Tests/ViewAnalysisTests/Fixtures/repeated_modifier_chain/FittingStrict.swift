// profile: strict
import SwiftUI

/// How an image is fitted is a decision where many images are fitted in the same way.
struct Icons: View {
  var body: some View {
    VStack {
      Image("a").resizable().renderingMode(.template).aspectRatio(contentMode: .fit).frame(width: 16)  // expect: repeated_modifier_chain
      Image("b").resizable().renderingMode(.template).aspectRatio(contentMode: .fit).frame(width: 16)  // expect: repeated_modifier_chain
    }
  }
}

struct OtherIcons: View {
  var body: some View {
    HStack {
      Image("c").resizable().renderingMode(.template).aspectRatio(contentMode: .fit).frame(width: 16)  // expect: repeated_modifier_chain
      Image("d").resizable().renderingMode(.template).aspectRatio(contentMode: .fit).frame(width: 16)  // expect: repeated_modifier_chain
      Image("e").resizable().scaledToFill().frame(width: 32)
      Image("f").resizable().scaledToFill().frame(width: 32)
      Image("g").resizable().scaledToFill().frame(width: 32)
    }
  }
}
