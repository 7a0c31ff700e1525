import SwiftUI

final class Profile: ObservableObject {
  @Published var name = ""
}

struct Account {
  var email = ""
  var profile = Profile()
}

final class LoginModel: ObservableObject {
  @Published var account = Account()
}

struct LoginView: View {
  @StateObject private var model = LoginModel()

  var body: some View {
    VStack {
      Text(model.account.email)
      LoginNameView(account: $model.account)
    }
  }
}

private struct LoginNameView: View {
  @Binding var account: Account

  var body: some View {
    TextField("Name", text: $account.profile.name)
      .font(.headline)
      .padding(.top, 19)
  }
}
