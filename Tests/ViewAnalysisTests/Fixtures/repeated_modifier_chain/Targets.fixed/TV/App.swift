import SwiftUI

@main struct TVApp: App {
  var body: some Scene { WindowGroup { TVRow() } }
}

struct TVRow: View {
  var body: some View {
    Text("a").grayCaptionStyle()
  }
}
