import SwiftUI

/// Without the inner `if`, the outer one would insert the view.
struct Nested: View {
  @State private var isOpen = false
  @State private var isMarked = false

  var body: some View {
    VStack {
      Text("Title")
      if isOpen {
        if isMarked {  // expect: conditional_view
          Image(systemName: "star")
        }
      }
    }
  }
}
