import SwiftUI

struct Footer<Content: View>: View {
  let title: String
  let content: () -> Content

  var body: some View {
    ViewThatFits {
      FooterRow(title: title, content: content)

      VStack {
        content()
      }
    }
  }
}

private struct FooterRow<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content

  var body: some View {
    HStack(spacing: 8) {
      Text(title)
      content
    }
  }
}
