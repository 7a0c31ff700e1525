import SwiftUI

final class SignInModel: ObservableObject {
  @Published var email = ""
  @Published var password = ""
  @Published var isLoading = false
  @Published var message = ""
}

struct SignInView: View {
  @StateObject private var model = SignInModel()

  var body: some View {
    VStack {
      SignInFields(email: $model.email, password: $model.password)
      Text(model.message)
    }
    .disabled(model.isLoading)
  }
}

private struct SignInFields: View {
  @Binding var email: String
  @Binding var password: String

  var body: some View {
    VStack {
      TextField("Email", text: $email)
        .onChange(of: email) { print(email) }
      SecureField("Password", text: $password)
    }
  }
}
