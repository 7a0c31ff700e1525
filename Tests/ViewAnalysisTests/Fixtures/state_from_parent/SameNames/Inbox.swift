import SwiftUI

enum Inbox {
  struct Badge: View {
    @State var count: Int

    var body: some View {
      Text("\(count)")
    }
  }
}
