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
      «»HStack {
        Text("Address")
        if let address {
          Button("Open") {
            account.open(address)
          }
        }
      }
    }
  }
}
