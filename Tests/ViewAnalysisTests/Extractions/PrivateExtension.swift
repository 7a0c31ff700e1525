import SwiftUI

struct OnboardingView: View {
  let title: String

  var body: some View {
    VStack {
      content
      Text("Done")
    }
  }

  private var «»content: some View {
    HStack {
      Text(title)
      link(text: title)
    }
  }
}

// MARK: Helper methods
//
private extension OnboardingView {
  @ViewBuilder
  func link(text: String) -> some View {
    Button(text) {
      Texts.note(text)
    }
  }
}

private extension OnboardingView {
  enum Texts {
    static func note(_ text: String) {}
  }
}
