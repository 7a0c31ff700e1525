import SwiftUI

struct SharedRow: View {
  var body: some View {
    Text("a").font(.caption).foregroundStyle(.gray).lineLimit(1)  // expect: repeated_modifier_chain
  }
}
