import SwiftUI

final class SessionModel: ObservableObject {
  @Published var isSignedIn = false
  func reload() {}
}

struct SessionView: View {
  @StateObject private var session = SessionModel()

  var body: some View {
    VStack {
      Text(session.isSignedIn ? "Hello" : "Who are you?")
      SessionGuestView { session.reload() }
    }
  }
}

private struct SessionGuestView: View {
  @State private var showsSignIn = false
  let onReload: () -> Void

  var body: some View {
    VStack {
      Text("Sign in to see more.")
      Button("Sign In") { showsSignIn = true }
    }
    .sheet(isPresented: $showsSignIn, onDismiss: onReload) {
      Text("Sign in")
    }
  }
}
