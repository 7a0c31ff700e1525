import SwiftUI

struct AccountView: View {
  let name: String
  let city: String

  var body: some View {
    VStack {
      AccountContent {
        row("Name", name)
      }
      row("City", city)
    }
  }

  private func row(_ title: String, _ value: String) -> some View {
    HStack {
      Text(title)
      Text(value)
    }
  }
}

private struct AccountContent<Row: View>: View {
  @ViewBuilder let row: Row

  var body: some View {
    VStack {
      Text("Account")
      Divider()
      row
      Text("Nobody else sees this.")
      Text("Not even you.")
    }
  }
}
