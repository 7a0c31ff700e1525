import SwiftUI

struct InkView: View {
  let onOrder: () -> Void

  var body: some View {
    VStack {
      Text("Ink")
      OrderNewBottleButton(onOrder: onOrder)
    }
  }
}

private struct OrderNewBottleButton: View {
  let onOrder: () -> Void

  var body: some View {
    Button("Order a New Bottle") { onOrder() }
      .padding()
  }
}
