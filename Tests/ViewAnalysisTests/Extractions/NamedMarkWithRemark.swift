import SwiftUI

struct OrderView: View {
  let name: String

  var body: some View {
    VStack {
      infoLabel
      footer
    }
  }

  // MARK: - Info Label (all orders)

  private var «»infoLabel: some View {
    HStack {
      Text("Order")
      Text(name)
    }
  }

  private var footer: some View {
    Text("Thank you")
  }
}
