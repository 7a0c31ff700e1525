import SwiftUI

enum Profile {
  enum Field {
    static let title = "Profile"
  }
}

struct LoginView: View {
  var body: some View {
    NavigationView {
      LoginEmailField()
    }
  }
}

private struct LoginEmailField: View {
  private enum Field {
    case email, password
  }

  @FocusState private var focus: Field?
  @State private var email = ""

  var body: some View {
    VStack {
      Text(Profile.Field.title)
      TextField("Email", text: $email)
        .focused($focus, equals: .email)
        .onSubmit { focus = .password }
    }
    .padding()
  }
}
