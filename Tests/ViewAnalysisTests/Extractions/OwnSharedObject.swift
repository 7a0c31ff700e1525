import SwiftUI

@MainActor final class Terms: ObservableObject {
  static let shared = Terms()
  @Published var hasAgreed = false
}

/// An object that all views can name, and that only the piece uses.
struct WelcomeView: View {
  let name: String
  @ObservedObject private var terms = Terms.shared

  var body: some View {
    NavigationStack {
      «VStack {
        Text(name)
        Toggle("Agree", isOn: $terms.hasAgreed)
        Text(terms.hasAgreed ? "Thank you" : "Please")
      }»
    }
  }
}
