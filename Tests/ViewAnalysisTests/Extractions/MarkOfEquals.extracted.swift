import SwiftUI

struct OrderView: View {
  let name: String

  var body: some View {
    VStack {
      OrderCustomTabBar(name: name)
      tabItem("Orders")
      tabItem("Bills")
    }
  }

  // MARK: - Tab Bar

  private func tabItem(_ title: String) -> some View {
    Text(title)
  }
}

private struct OrderCustomTabBar: View {
  let name: String

  var body: some View {
    HStack {
      Text("Order")
      Text(name)
    }
  }
}
