import SwiftUI

struct Titled<Content: View>: View {
  let title: String
  let content: () -> Content  // expect: closure_content

  init(title: String, @ViewBuilder content: @escaping () -> Content) {
    self.title = title
    self.content = content
  }

  var body: some View {
    VStack {
      Text(title)
      content()
    }
  }
}

struct Rows<Row: View>: View {
  let books: [Book]
  let row: (Book) -> Row

  var body: some View {
    List(books) { row($0) }
  }
}

struct Revealing<Content: View>: View {
  @State private var isOpen = false
  let content: () -> Content

  init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  var body: some View {
    VStack {
      Toggle("Open", isOn: $isOpen)
      if isOpen { content() }
    }
  }
}
