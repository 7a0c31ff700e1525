// not type-checked: the entry points of two apps
import SwiftUI

@main struct PhoneApp: App {
  var body: some Scene { WindowGroup { PhoneRow() } }
}

struct PhoneRow: View {
  var body: some View {
    Text("a").grayCaptionStyle()
  }
}
