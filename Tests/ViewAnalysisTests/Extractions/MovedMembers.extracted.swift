import SwiftUI

struct LoginView: View {
  let onLogin: (String) -> Void
  @State private var attempts = 0

  var body: some View {
    VStack {
      LoginForm(attempts: $attempts, onLogin: onLogin)
      Text("Attempts: \(attempts)")
    }
  }
}

private struct LoginForm: View {
  @Environment(\.colorScheme) private var colorScheme
  @State private var name = ""
  @Binding var attempts: Int
  let onLogin: (String) -> Void

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      submitButton
    }
    .background(colorScheme == .dark ? Color.black : Color.white)
  }

  /// Submits.
  private var submitButton: some View {
    Button("Log in") {
      submit()
    }
    .disabled(isNameEmpty)
  }

  private var isNameEmpty: Bool {
    name.isEmpty
  }

  private func submit() {
    attempts += 1
    onLogin(name)
  }
}
