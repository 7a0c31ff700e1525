import SwiftUI

struct OrderView: View {
  let names: [String]

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { OrderInfoRow(name: $0) }
      successRow
    }
  }

  private var successRow: some View {
    Text("Thank you")
  }
}

// MARK: - Info rows

private struct OrderInfoRow: View {
  let name: String

  var body: some View {
    HStack {
      Text("Order")
      Text(name)
    }
  }
}
