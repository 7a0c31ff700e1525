// profile: recommended
import SwiftUI

/// They could be one padding.
struct Texts: View {
  var body: some View {
    VStack {
      Text("a").padding(.leading, 4).padding(.trailing, 8).padding(.top, 2)
      Text("b").padding(.leading, 4).padding(.trailing, 8).padding(.top, 2)
      Text("c").padding(.leading, 4).padding(.trailing, 8).padding(.top, 2)
    }
  }
}

/// So many places are a decision.
struct Columns: View {
  var body: some View {
    HStack {
      Text("a").padding(.leading, 5).padding(.trailing, 9).padding(.top, 3)  // expect: repeated_modifier_chain "`padding` is applied 3 times"
      Text("b").padding(.leading, 5).padding(.trailing, 9).padding(.top, 3)  // expect: repeated_modifier_chain
      Divider()
      Text("c").padding(.leading, 5).padding(.trailing, 9).padding(.top, 3)  // expect: repeated_modifier_chain
    }
  }
}

struct Footer: View {
  var body: some View {
    VStack {
      Text("d").padding(.leading, 5).padding(.trailing, 9).padding(.top, 3)  // expect: repeated_modifier_chain
      Text("e").padding(.leading, 5).padding(.trailing, 9).padding(.top, 3)  // expect: repeated_modifier_chain
      Divider()
      Text("f").padding(.leading, 5).padding(.trailing, 9).padding(.top, 3)  // expect: repeated_modifier_chain
    }
  }
}
