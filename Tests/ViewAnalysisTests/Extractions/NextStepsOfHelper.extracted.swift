import SwiftUI

struct WelcomeView: View {
  let name: String

  var body: some View {
    VStack {
      Text("Hello, \(name)")
      WelcomeNextStepRows()
      Text("Then go on")
    }
  }
}

private struct WelcomeNextStepRows: View {
  var body: some View {
    VStack {
      nextStepRow("Look around")
      nextStepRow("Sign in")
      nextStepRow("Invite others")
    }
  }

  private func nextStepRow(_ title: String) -> some View {
    HStack {
      Image(systemName: "circle")
      Text(title)
    }
  }
}
