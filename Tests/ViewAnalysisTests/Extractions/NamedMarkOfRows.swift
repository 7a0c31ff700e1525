import SwiftUI

struct OrderView: View {
  let names: [String]

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { infoRow($0) }
      successRow
    }
  }

  // MARK: - Info rows

  private func «»infoRow(_ name: String) -> some View {
    HStack {
      Text("Order")
      Text(name)
    }
  }

  private var successRow: some View {
    Text("Thank you")
  }
}
