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
      name
    }
  }

  private var «»name: some View {
    TextField("Name", text: $model.account.profile.name)
      .font(.headline)
      .padding(.top, 19)
  }
}
