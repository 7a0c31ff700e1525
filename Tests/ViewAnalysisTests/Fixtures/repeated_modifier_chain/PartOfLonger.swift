// profile: recommended
import SwiftUI

/// Three places have four modifiers in common, and that is said there. Two more have the first three of them.
struct Parts: View {
  var body: some View {
    VStack {
      Text("A").font(.headline).padding(4).background(.yellow).cornerRadius(3)  // expect: repeated_modifier_chain "3 places"
      Text("B").font(.headline).padding(4).background(.yellow).cornerRadius(3)  // expect: repeated_modifier_chain
      Text("C").font(.headline).padding(4).background(.yellow).cornerRadius(3)  // expect: repeated_modifier_chain
      Text("D").font(.headline).padding(4).background(.yellow)
      Text("E").font(.headline).padding(4).background(.yellow)
    }
  }
}
