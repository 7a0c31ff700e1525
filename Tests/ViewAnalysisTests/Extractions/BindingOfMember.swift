import SwiftUI

struct Account {
  var email = ""
  var password = ""
}

final class LoginModel: ObservableObject {
  @Published var account = Account()
}

struct LoginView: View {
  @StateObject private var model = LoginModel()

  var body: some View {
    VStack {
      Text(model.account.email)
      password
    }
  }

  private var «»password: some View {
    SecureField("Password", text: $model.account.password)
      .font(.headline)
      .padding(.top, 19)
  }
}
