import SwiftUI

struct NoteCard<Content: View>: View {
  let inset: CGFloat
  let content: Content

  init(inset: CGFloat = 12, @ViewBuilder content: () -> Content) {
    self.inset = inset
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading) {
      content
        .padding(inset)
    }
    .background(Color.gray)
  }
}
