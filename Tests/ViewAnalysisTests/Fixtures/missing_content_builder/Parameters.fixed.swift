import SwiftUI

struct Panel<Content: View, Footer>: View where Footer: View {
  private let title: String
  private let content: Content
  private let footer: () -> Footer

  init(
    title: String,
    @ViewBuilder content: () -> Content,
    @ViewBuilder footer: @escaping () -> Footer
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
  init(title: String, @ViewBuilder content: () -> Content) {
    self.init(title: title, content: content, footer: { EmptyView() })
  }
}

struct Opaque: View {
  let view: AnyView

  init(@ViewBuilder badge: () -> some View) {
    view = AnyView(badge())
  }

  init<Mark: View>(@ViewBuilder mark: @escaping () -> Mark) {
    view = AnyView(mark())
  }

  var body: some View { view }
}
