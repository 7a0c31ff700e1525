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
      LoginPasswordView(password: $model.account.password)
    }
  }
}

private struct LoginPasswordView: View {
  @Binding var password: String

  var body: some View {
    SecureField("Password", text: $password)
      .font(.headline)
      .padding(.top, 19)
  }
}
