import SwiftUI

struct OtherRow: View {
  var body: some View {
    Text("a").font(.caption).foregroundStyle(.gray).lineLimit(2)  // expect: repeated_modifier_chain
  }
}
