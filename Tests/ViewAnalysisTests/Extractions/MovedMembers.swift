import SwiftUI

struct LoginView: View {
  let onLogin: (String) -> Void
  @State private var name = ""
  @State private var attempts = 0
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack {
      form
      Text("Attempts: \(attempts)")
    }
  }

  private var «»form: some View {
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
