import SwiftUI

struct OrderView: View {
  let name: String

  var body: some View {
    VStack {
      headerView
      footer
    }
  }

  // MARK: - Header

  private var «»headerView: some View {
    HStack {
      Text("Order")
      Text(name)
    }
  }

  private var footer: some View {
    Text("Thank you")
  }
}
