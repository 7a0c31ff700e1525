import SwiftUI

struct SignInView: View {
  @EnvironmentObject private var coordinator: Coordinator
  @ObservedObject var model: SignInModel

  var body: some View {
    VStack {
      Text(model.isLoading ? "Wait" : "Welcome")
      buttons
    }
  }

  private var «»buttons: some View {
    HStack {
      Button("Sign In") { model.signIn() }
      Button("Help") { coordinator.showHelp() }
    }
  }
}
