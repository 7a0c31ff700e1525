import SwiftUI

struct LoginView: View {
  @FocusState private var focus: Field?
  @State private var email = ""

  enum Field {
    case email, password
  }

  var body: some View {
    NavigationView {
      «VStack {
        Text("Welcome")
        TextField("Email", text: $email)
          .focused($focus, equals: LoginView.Field.email)
          .onSubmit { focus = .password }
      }
      .padding()»
    }
  }
}
