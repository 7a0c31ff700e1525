import SwiftUI

struct Comments: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      if isOpen {  // expect: conditional_view
        // Above the view.
        Text("Open")
          .bold()
        // After it.
      }
      // Outside.
      if !isOpen {  // expect: conditional_view
        /* In a block. */
        Text("Closed")  // Beside it.
      }
    }
  }
}
