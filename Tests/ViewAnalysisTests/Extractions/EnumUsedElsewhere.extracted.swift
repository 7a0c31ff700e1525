import SwiftUI

struct LoginView: View {
  enum Field: Int, CaseIterable {
    case email, password
  }

  var body: some View {
    NavigationView {
      LoginEmailField()
    }
  }
}

private struct LoginEmailField: View {
  @FocusState private var focus: LoginView.Field?

  @State private var email = ""

  var body: some View {
    VStack {
      Text("Welcome")
      TextField("Email", text: $email)
        .focused($focus, equals: .email)
        .onSubmit { focus = .password }
    }
    .padding()
  }
}
