import SwiftUI

struct Panel<Content: View>: View {
  let content: Content

  init(content: () -> Content) {  // expect: missing_content_builder
    self.content = content()
  }

  var body: some View { content.padding() }
}

struct Built<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View { content.padding() }
}
