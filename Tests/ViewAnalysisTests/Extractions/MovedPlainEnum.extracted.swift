import SwiftUI

struct LoginView: View {
  var body: some View {
    NavigationView {
      LoginEmailField()
    }
  }
}

private struct LoginEmailField: View {
  enum Field: Int, CaseIterable {
    case email, password
  }

  @FocusState private var focus: Field?

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
