import SwiftUI

struct OnboardingView: View {
  let title: String

  var body: some View {
    VStack {
      OnboardingContent(title: title)
      Text("Done")
    }
  }
}

private struct OnboardingContent: View {
  let title: String

  var body: some View {
    HStack {
      Text(title)
      link(text: title)
    }
  }

  // MARK: Helper methods
  //

  @ViewBuilder
  private func link(text: String) -> some View {
    Button(text) {
      Texts.note(text)
    }
  }

  private enum Texts {
    static func note(_ text: String) {}
  }
}
