import SwiftUI

struct HomeView: View {  // expect: sectioned_view
  @State private var name = ""
  @State private var count = 0

  var body: some View {
    VStack {
      Stepper("\(count)", value: $count)
      header
      features
      transactions
    }
  }
}

private extension HomeView {
  var header: some View {
    HStack {
      Text(name)
      Spacer()
      Image(systemName: "plus")
      Text("Add")
    }
  }
}

// MARK: - Features

private extension HomeView {
  var features: some View {
    VStack {
      Text("Features")
      Divider()
      Text("Cards")
      Text("Loans")
    }
  }
}

// MARK: - Recent transactions

private extension HomeView {
  var transactions: some View {
    VStack {
      Text("Recent")
      Divider()
      TextField("Search", text: $name)
      Text("None yet")
    }
  }
}
