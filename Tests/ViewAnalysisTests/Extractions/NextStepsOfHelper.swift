import SwiftUI

struct WelcomeView: View {
  let name: String

  var body: some View {
    VStack {
      Text("Hello, \(name)")
      «»VStack {
        nextStepRow("Look around")
        nextStepRow("Sign in")
        nextStepRow("Invite others")
      }
      Text("Then go on")
    }
  }

  private func nextStepRow(_ title: String) -> some View {
    HStack {
      Image(systemName: "circle")
      Text(title)
    }
  }
}
