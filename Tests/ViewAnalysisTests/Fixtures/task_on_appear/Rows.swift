// profile: strict
import SwiftUI

struct Library: View {
  @State private var books: [Book] = []

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(books) { book in
          Text(book.title)
            // The next page is to be loaded even if this row is gone by then.
            .onAppear {
              Task { await loadMore(after: book) }
            }
        }
        ProgressView()
          // The same holds for a row after them.
          .onAppear {
            Task { await load() }
          }
        lastRow
      }
    }
    VStack {
      // These rows stay as long as the view.
      ForEach(books) { book in
        Text(book.title)
          .onAppear {  // expect: task_on_appear
            Task { await loadMore(after: book) }
          }
      }
    }
  }

  private var lastRow: some View {
    Text("More")
      .onAppear {
        Task { await load() }
      }
  }

  private func load() async { books = [] }
  private func loadMore(after book: Book) async { books = [book] }
}
