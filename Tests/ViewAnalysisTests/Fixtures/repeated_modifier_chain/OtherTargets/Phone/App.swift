// not type-checked: the entry points of two apps
import SwiftUI

@main struct PhoneApp: App {
  var body: some Scene { WindowGroup { PhoneRow() } }
}

struct PhoneRow: View {
  var body: some View {
    Text("a").font(.caption).foregroundStyle(.gray).lineLimit(2)  // expect: repeated_modifier_chain
  }
}
