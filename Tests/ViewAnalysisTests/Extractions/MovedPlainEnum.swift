import SwiftUI

struct LoginView: View {
  @FocusState var focus: Field?

  enum Field: Int, CaseIterable {
    case email, password
  }

  @State private var email = ""

  var body: some View {
    NavigationView {
      «VStack {
        Text("Welcome")
        TextField("Email", text: $email)
          .focused($focus, equals: .email)
          .onSubmit { focus = .password }
      }
      .padding()»
    }
  }
}
