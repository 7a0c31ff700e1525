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
      fields
      Text(model.message)
    }
    .disabled(model.isLoading)
  }

  private var «»fields: some View {
    VStack {
      TextField("Email", text: $model.email)
        .onChange(of: model.email) { print(model.email) }
      SecureField("Password", text: $model.password)
    }
  }
}
