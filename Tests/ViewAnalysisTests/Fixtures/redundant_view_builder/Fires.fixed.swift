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
  private var title: some View {
    // A comment inside stays.
    Text(book.title)
      .font(.title)
  }

  private var author: some View {
    Text(book.author) + Text(".")
  }

  @MainActor
  func pages(of book: Book) -> some View {
    HStack {
      if book.isRead {
        Image(systemName: "checkmark")
      }
      Text("\(book.pages)")
    }
  }

  @MainActor var badge: some View { Color.red }

  static var rule: some View { Divider() }

  // Why it is here.
  var cover: Text {
    get { Text("Cover") }
  }
}

extension View {
  func framed() -> some View {
    self.padding()
  }
}
