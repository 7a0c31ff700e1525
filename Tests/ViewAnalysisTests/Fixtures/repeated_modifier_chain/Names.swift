import SwiftUI

struct Names: View {
  var body: some View {
    VStack {
      Text("a").font(.caption).padding(4).background(.yellow, in: Capsule())  // expect: repeated_modifier_chain
      Text("b").font(.caption).padding(4).background(.yellow, in: Capsule())  // expect: repeated_modifier_chain
      Text("c").font(.caption).padding(4).background(.yellow, in: Capsule())  // expect: repeated_modifier_chain
      TextField("a", text: .constant("")).padding(9).background(.gray).cornerRadius(8)  // expect: repeated_modifier_chain
      TextField("b", text: .constant("")).padding(9).background(.gray).cornerRadius(8)  // expect: repeated_modifier_chain
      TextField("c", text: .constant("")).padding(9).background(.gray).cornerRadius(8)  // expect: repeated_modifier_chain
      Image("a").foregroundStyle(.secondary).imageScale(.small).padding(2)  // expect: repeated_modifier_chain
      Image("b").foregroundStyle(.secondary).imageScale(.small).padding(2)  // expect: repeated_modifier_chain
      Image("c").foregroundStyle(.secondary).imageScale(.small).padding(2)  // expect: repeated_modifier_chain
    }
  }
}
