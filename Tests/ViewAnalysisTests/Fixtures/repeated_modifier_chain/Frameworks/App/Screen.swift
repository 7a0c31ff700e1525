// not type-checked: frameworks of a project that has no manifest
import Kit
import Other
import SwiftUI

struct Screen: View {
  var body: some View {
    VStack {
      Text("a").font(.caption).foregroundStyle(.gray).lineLimit(1)  // expect: repeated_modifier_chain
      Text("b").font(.caption).foregroundStyle(.gray).lineLimit(1)  // expect: repeated_modifier_chain
      Text("c").font(.title).foregroundStyle(.red).lineLimit(2)  // expect: repeated_modifier_chain
    }
  }
}
