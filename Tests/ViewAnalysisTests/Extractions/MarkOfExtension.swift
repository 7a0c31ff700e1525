import SwiftUI

struct OrderView: View {
  let name: String

  var body: some View {
    ScrollView {
      «»VStack {
        header
        Text("Thank you")
      }
    }
  }
}

// MARK: EXTENSIONS
extension OrderView {
  private var header: some View {
    HStack {
      Text("Order")
      Text(name)
    }
  }
}

// MARK: - Orders

struct Order {
  var name = ""
}
