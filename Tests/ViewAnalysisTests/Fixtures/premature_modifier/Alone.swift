import SwiftUI

// A lone file may be a part of anything.
extension View {
  func card() -> some View { padding().background(.yellow) }
}

struct Row: View {
  var body: some View { Text("a").card() }
}
