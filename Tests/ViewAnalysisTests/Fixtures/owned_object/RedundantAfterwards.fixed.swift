import SwiftUI

@Observable final class VerseModel {
  var text = "In the beginning"
}

struct VerseView: View {
  @State private var model = VerseModel()
  var title: String

  var body: some View {
    Text(title + model.text)
  }
}

struct VersePage: View {
  var body: some View { VerseView(title: "Genesis") }
}
