// profile: recommended
import SwiftUI

/// Three places have four modifiers in common, and that is said there. Two more have the first three of them.
struct Parts: View {
  var body: some View {
    VStack {
      Text("A").font(.headline).italic().padding(4).opacity(0.9)  // expect: repeated_modifier_chain "3 places"
      Text("B").font(.headline).italic().padding(4).opacity(0.9)  // expect: repeated_modifier_chain
      Text("C").font(.headline).italic().padding(4).opacity(0.9)  // expect: repeated_modifier_chain
      Text("D").font(.headline).italic().padding(4)
      Text("E").font(.headline).italic().padding(4)
    }
  }
}

/// A card is a look by itself, whatever is around it in other places.
struct Cards: View {
  var body: some View {
    VStack {
      Text("A").frame(height: 9).padding(5).background(.yellow).cornerRadius(3)  // expect: repeated_modifier_chain "3 places"
      Text("B").frame(height: 9).padding(5).background(.yellow).cornerRadius(3)  // expect: repeated_modifier_chain
      Text("C").frame(height: 9).padding(5).background(.yellow).cornerRadius(3)  // expect: repeated_modifier_chain
      Text("D").padding(5).background(.yellow).cornerRadius(3)  // expect: repeated_modifier_chain "5 places"
      Text("E").padding(5).background(.yellow).cornerRadius(3)  // expect: repeated_modifier_chain
    }
  }
}
