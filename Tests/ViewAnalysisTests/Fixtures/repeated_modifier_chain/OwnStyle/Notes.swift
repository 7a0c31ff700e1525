// profile: recommended
import SwiftUI

/// A font and a colour are a style, whatever files they stand in, and whether or not they are the app's own.
struct Notes: View {
  let text: String

  var body: some View {
    VStack {
      Text(text).font(.note).foregroundStyle(.primary).lineLimit(1)  // expect: repeated_modifier_chain "3 places"
      Text("Note").font(.note).foregroundStyle(.primary).lineLimit(1)  // expect: repeated_modifier_chain
      Text(text).font(.caption).foregroundStyle(.secondary).lineLimit(2)  // expect: repeated_modifier_chain "3 places"
      Text("Text").font(.caption).foregroundStyle(.secondary).lineLimit(2)  // expect: repeated_modifier_chain
      // A colour alone is none.
      Text(text).foregroundStyle(Color("Ink")).lineLimit(1).italic()
      Text("Ink").foregroundStyle(Color("Ink")).lineLimit(1).italic()
    }
  }
}
