import SwiftUI

struct AccountView: View {
  let name: String
  let city: String

  var body: some View {
    VStack {
      «»VStack {
        Text("Account")
        Divider()
        row("Name", name)
        Text("Nobody else sees this.")
        Text("Not even you.")
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
