// not type-checked: frameworks of a project that has no manifest
import Kit
import Other
import SwiftUI

struct Screen: View {
  var body: some View {
    VStack {
      Text("a").grayCaptionStyle()
      Text("b").grayCaptionStyle()
      Text("c").font(.title).foregroundStyle(.red).lineLimit(2)  // expect: repeated_modifier_chain
    }
  }
}
