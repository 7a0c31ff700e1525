import SwiftUI

final class AccountModel: ObservableObject {
  @Published var user = User(name: "")
  @Published var isLoading = false
}

struct AccountView: View {
  @ObservedObject var model: AccountModel

  var body: some View {
    VStack {
      Text(model.isLoading ? "Loading" : model.user.name)
      AccountSinceView(start: model.user.start)
    }
  }
}

private struct AccountSinceView: View {
  let start: Date

  var body: some View {
    HStack {
      Text("Since")
      Text(start, style: .date)
    }
  }
}
