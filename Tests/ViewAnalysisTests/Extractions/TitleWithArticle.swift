import SwiftUI

struct InkView: View {
  let onOrder: () -> Void

  var body: some View {
    VStack {
      Text("Ink")
      «»Button("Order a New Bottle") { onOrder() }
        .padding()
    }
  }
}
