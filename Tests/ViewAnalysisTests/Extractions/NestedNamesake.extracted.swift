import SwiftUI

struct SignInView: View {
  @ObservedObject var model: SignInModel

  var body: some View {
    VStack {
      Text(model.isLoading ? "Wait" : "Welcome")
      SignInButtons { model.signIn() }
    }
  }
}

private struct SignInButtons: View {
  @EnvironmentObject private var coordinator: Coordinator
  let onSignIn: () -> Void

  var body: some View {
    HStack {
      Button("Sign In") { onSignIn() }
      Button("Help") { coordinator.showHelp() }
    }
  }
}
