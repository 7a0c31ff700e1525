import SwiftUI

extension Font {
  static let note = Font.system(size: 11)
}

struct Page: View {
  var body: some View {
    VStack {
      Text("Page").font(.note).foregroundStyle(.primary).lineLimit(1)  // expect: repeated_modifier_chain
      Text("Page").font(.caption).foregroundStyle(.secondary).lineLimit(2)  // expect: repeated_modifier_chain
      Text("Other").foregroundStyle(Color("Ink")).lineLimit(1).italic()
    }
  }
}
