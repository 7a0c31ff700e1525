import SwiftUI

enum Profile {
  enum Field {
    static let title = "Profile"
  }
}

struct LoginView: View {
  @FocusState private var focus: Field?
  @State private var email = ""

  private enum Field {
    case email, password
  }

  var body: some View {
    NavigationView {
      «VStack {
        Text(Profile.Field.title)
        TextField("Email", text: $email)
          .focused($focus, equals: .email)
          .onSubmit { focus = .password }
      }
      .padding()»
    }
  }
}
