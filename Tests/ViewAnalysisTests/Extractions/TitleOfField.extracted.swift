import SwiftUI

struct EditSheet: View {
  @State private var title = ""
  @State private var content = ""

  var body: some View {
    Form {
      EditReviewTitleSection(title: $title, content: $content)
      Text(title + content)
    }
  }
}

private struct EditReviewTitleSection: View {
  @Binding var title: String
  @Binding var content: String

  var body: some View {
    Section {
      TextField("Review Title", text: $title)
      TextEditor(text: $content)
    }
  }
}
