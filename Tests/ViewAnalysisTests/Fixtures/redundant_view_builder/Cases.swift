import SwiftUI

struct Cover: View {
  let book: Book

  var body: some View {
    VStack {
      title
      badge
      pages(of: book)
      both
    }
  }

  // expect-next: redundant_view_builder
  @ViewBuilder private var title: some View {
    Text(book.title)
  }

  // expect-next: redundant_view_builder
  @ViewBuilder
  private func pages(of book: Book) -> some View {
    Text("\(book.pages) pages").font(.caption)
  }

  @ViewBuilder private var badge: some View {
    if book.isRead { Image(systemName: "checkmark") }
  }

  @ViewBuilder private var both: some View {
    Text(book.title)
    Text(book.author)
  }
}

protocol HasHeader {
  associatedtype Header: View
  @ViewBuilder @MainActor var header: Header { get }
}
