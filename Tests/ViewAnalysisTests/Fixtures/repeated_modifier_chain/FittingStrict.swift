// profile: strict
import SwiftUI

/// How an image is fitted is a decision where many images are fitted in the same way, or where its size is part of it.
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
      Image("e").resizable().scaledToFill().frame(width: 32)  // expect: repeated_modifier_chain
      Image("f").resizable().scaledToFill().frame(width: 32)  // expect: repeated_modifier_chain
      Image("g").resizable().scaledToFill().frame(width: 32)  // expect: repeated_modifier_chain
    }
  }
}

struct TemplateIcons: View {
  var body: some View {
    VStack {
      Image("h").resizable().renderingMode(.original).scaledToFit()
      Image("i").resizable().renderingMode(.original).scaledToFit()
      Image("j").resizable().renderingMode(.original).scaledToFit()
      Image("k").renderingMode(.template).resizable().scaledToFit()  // expect: repeated_modifier_chain
      Image("l").renderingMode(.template).resizable().scaledToFit()  // expect: repeated_modifier_chain
    }
  }
}

struct OtherTemplateIcons: View {
  var body: some View {
    HStack {
      Image("m").renderingMode(.template).resizable().scaledToFit()  // expect: repeated_modifier_chain
      Image("n").renderingMode(.template).resizable().scaledToFit()  // expect: repeated_modifier_chain
    }
  }
}
