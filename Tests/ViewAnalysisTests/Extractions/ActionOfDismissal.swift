import SwiftUI

final class SessionModel: ObservableObject {
  @Published var isSignedIn = false
  func reload() {}
}

struct SessionView: View {
  @StateObject private var session = SessionModel()
  @State private var showsSignIn = false

  var body: some View {
    VStack {
      Text(session.isSignedIn ? "Hello" : "Who are you?")
      guest
    }
  }

  private var «»guest: some View {
    VStack {
      Text("Sign in to see more.")
      Button("Sign In") { showsSignIn = true }
    }
    .sheet(isPresented: $showsSignIn, onDismiss: { session.reload() }) {
      Text("Sign in")
    }
  }
}
