import SwiftUI

struct OrderView: View {
  let name: String

  var body: some View {
    VStack {
      header
      footer
    }
  }

  // MARK: - Pieces
  /// The name.
  private var «»header: some View {
    HStack {
      Text("Order")
      Text(name)
    }
  }

  private var footer: some View {
    Text("Thank you")
  }
}
