import SwiftUI

@main struct TVApp: App {
  var body: some Scene { WindowGroup { TVRow() } }
}

struct TVRow: View {
  var body: some View {
    Text("a").font(.caption).foregroundStyle(.gray).lineLimit(1)  // expect: repeated_modifier_chain
  }
}
