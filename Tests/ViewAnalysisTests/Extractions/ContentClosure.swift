import SwiftUI

struct Footer<Content: View>: View {
  let title: String
  let content: () -> Content

  var body: some View {
    ViewThatFits {
      «»HStack(spacing: 8) {
        Text(title)
        content()
      }

      VStack {
        content()
      }
    }
  }
}
