import SwiftUI

struct Panel<Content: View, Footer>: View where Footer: View {
  private let title: String
  private let content: Content
  private let footer: () -> Footer

  init(
    title: String,
    content: () -> Content,  // expect: missing_content_builder "`content`"
    footer: @escaping () -> Footer  // expect: missing_content_builder "`Panel`"
  ) {
    self.title = title
    self.content = content()
    self.footer = footer
  }

  var body: some View {
    VStack {
      Text(title)
      content
      if !title.isEmpty { footer() }
    }
  }
}

extension Panel where Footer == EmptyView {
  init(title: String, content: () -> Content) {  // expect: missing_content_builder
    self.init(title: title, content: content, footer: { EmptyView() })
  }
}

struct Opaque: View {
  let view: AnyView

  init(badge: () -> some View) {  // expect: missing_content_builder "`badge`"
    view = AnyView(badge())
  }

  init<Mark: View>(mark: @escaping () -> Mark) {  // expect: missing_content_builder
    view = AnyView(mark())
  }

  var body: some View { view }
}
