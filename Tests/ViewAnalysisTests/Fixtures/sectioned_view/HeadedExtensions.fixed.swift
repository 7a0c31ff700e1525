import SwiftUI

struct HomeView: View {
  @State private var name = ""
  @State private var count = 0

  var body: some View {
    VStack {
      Stepper("\(count)", value: $count)
      HomeHeader(name: name)
      HomeFeaturesView()
      HomeTransactionsView(name: $name)
    }
  }
}

private struct HomeHeader: View {
  let name: String

  var body: some View {
    HStack {
      Text(name)
      Spacer()
      Image(systemName: "plus")
      Text("Add")
    }
  }
}

// MARK: - Features

private struct HomeFeaturesView: View {
  var body: some View {
    VStack {
      Text("Features")
      Divider()
      Text("Cards")
      Text("Loans")
    }
  }
}

// MARK: - Recent transactions

private struct HomeTransactionsView: View {
  @Binding var name: String

  var body: some View {
    VStack {
      Text("Recent")
      Divider()
      TextField("Search", text: $name)
      Text("None yet")
    }
  }
}
