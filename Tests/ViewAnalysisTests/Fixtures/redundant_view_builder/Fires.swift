// swift-format-ignore-file
struct ShelfView: View {
  let book: Book

  var body: some View {
    VStack {
      title
      author
      pages(of: book)
      badge
      Self.rule
      cover
    }
  }

  /// The title in large letters.
  @ViewBuilder  // expect: redundant_view_builder "`title` is a single expression"
  private var title: some View {
    // A comment inside stays.
    Text(book.title)
      .font(.title)
  }

  @ViewBuilder private var author: some View {  // expect: redundant_view_builder
    Text(book.author) + Text(".")
  }

  @MainActor @ViewBuilder  // expect: redundant_view_builder "`pages`"
  func pages(of book: Book) -> some View {
    HStack {
      if book.isRead {
        Image(systemName: "checkmark")
      }
      Text("\(book.pages)")
    }
  }

  // expect-next: redundant_view_builder
  @ViewBuilder @MainActor var badge: some View { Color.red }

  @ViewBuilder static var rule: some View { Divider() }  // expect: redundant_view_builder

  // expect-next: redundant_view_builder
  @ViewBuilder // Why it is here.
  var cover: Text {
    get { Text("Cover") }
  }
}

extension View {
  @ViewBuilder  // expect: redundant_view_builder "`framed`"
  func framed() -> some View {
    self.padding()
  }
}
