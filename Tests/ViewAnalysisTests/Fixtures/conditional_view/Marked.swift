import SwiftUI

struct Choice: View {
  @State private var isOpen = false

  private var symbol: some View {
    Text("B").transition(.opacity)
  }

  private var plain: some View {
    Text("B").bold()
  }

  var body: some View {
    VStack {
      // One of the values of a picker further out, or further in.
      if isOpen { Text("A").tag(1) }
      if isOpen { symbol }
      if isOpen { plain }  // expect: conditional_view
    }
  }
}
