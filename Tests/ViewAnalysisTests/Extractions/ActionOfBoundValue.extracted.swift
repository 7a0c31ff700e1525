import SwiftUI

final class Account: ObservableObject {
  @Published var name = ""

  func open(_ address: String) { name = address }
}

struct AccountView: View {
  @ObservedObject var account: Account
  let address: String?

  var body: some View {
    VStack {
      Text(account.name)
      AccountAddressRow(address: address) { address in
        account.open(address)
      }
    }
  }
}

private struct AccountAddressRow: View {
  let address: String?
  let onOpen: (String) -> Void

  var body: some View {
    HStack {
      Text("Address")
      if let address {
        Button("Open") {
          onOpen(address)
        }
      }
    }
  }
}
