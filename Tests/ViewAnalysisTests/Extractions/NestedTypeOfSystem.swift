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
      since
    }
  }

  private var «»since: some View {
    HStack {
      Text("Since")
      Text(model.user.start, style: .date)
    }
  }
}
