import SwiftUI

struct OrderView: View {
  let name: String

  var body: some View {
    VStack {
      customTabBar
      tabItem("Orders")
      tabItem("Bills")
    }
  }

  // MARK: - Tab Bar

  private var «»customTabBar: some View {
    HStack {
      Text("Order")
      Text(name)
    }
  }

  private func tabItem(_ title: String) -> some View {
    Text(title)
  }
}
