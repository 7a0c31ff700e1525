import SwiftUI

struct Comments: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      // Above the view.
      Text("Open")
        .bold()
        .opacity(isOpen ? 1 : 0)
      // After it.
      // Outside.
      /* In a block. */
      Text("Closed")
        .opacity(isOpen ? 0 : 1)  // Beside it.
    }
  }
}
