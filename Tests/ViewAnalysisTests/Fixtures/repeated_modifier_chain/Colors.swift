import SwiftUI

struct Colors: View {
  var body: some View {
    VStack {
      Text("a").font(.system(size: 9, weight: .semibold)).foregroundStyle(.secondary).lineLimit(1)  // expect: repeated_modifier_chain
      Text("b").font(.system(size: 9, weight: .semibold)).foregroundStyle(.secondary).lineLimit(1)  // expect: repeated_modifier_chain
      Text("c").font(.system(size: 9, weight: .semibold)).foregroundStyle(.secondary).lineLimit(1)  // expect: repeated_modifier_chain
      HStack { Text("a") }.background(.red).foregroundStyle(.white).cornerRadius(6)  // expect: repeated_modifier_chain
      HStack { Text("b") }.background(.red).foregroundStyle(.white).cornerRadius(6)  // expect: repeated_modifier_chain
      HStack { Text("c") }.background(.red).foregroundStyle(.white).cornerRadius(6)  // expect: repeated_modifier_chain
      Button("a") {}.foregroundStyle(Color("accentColor")).padding(.horizontal, 6).padding(.vertical, 2)  // expect: repeated_modifier_chain
      Button("b") {}.foregroundStyle(Color("accentColor")).padding(.horizontal, 6).padding(.vertical, 2)  // expect: repeated_modifier_chain
      Button("c") {}.foregroundStyle(Color("accentColor")).padding(.horizontal, 6).padding(.vertical, 2)  // expect: repeated_modifier_chain
    }
  }
}
