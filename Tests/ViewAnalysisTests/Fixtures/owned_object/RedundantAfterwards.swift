import SwiftUI

@Observable final class VerseModel {
  var text = "In the beginning"
}

struct VerseView: View {
  private var model = VerseModel()  // expect: owned_object
  var title: String

  init(title: String) {
    self.title = title
  }

  var body: some View {
    Text(title + model.text)
  }
}

struct VersePage: View {
  var body: some View { VerseView(title: "Genesis") }
}
