import SwiftUI

enum Metrics {
  static let gap: CGFloat = 4
}

struct Shelves: View {
  let books: [Book]

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(books) { book in
          VStack(alignment: .leading, spacing: 0) {
            Text(book.title)
            if book.isRead {
              Divider()
              Text("Read")
            }
          }
        }
      }
      LazyVStack(spacing: Metrics.gap, pinnedViews: .sectionHeaders) {
        Section("Books") {
          ForEach(books) { book in
            VStack(spacing: Metrics.gap) {
              Text(book.title)
              if book.isRead {
                Divider()
                Text("Read")
              }
            }
          }
        }
      }
      LazyHStack(alignment: .top) {
        ForEach(books) { book in
          HStack(alignment: .top) {
            Text(book.title)
            if book.isRead {
              Divider()
              Text("Read")
            }
          }
        }
      }
      LazyVGrid(columns: [GridItem()], spacing: 2) {
        ForEach(books) { book in
          Text(book.title)  // expect: varying_row
          if book.isRead {
            Divider()
            Text("Read")
          }
        }
      }
    }
  }
}

// In a stack, these would no longer configure the row.
struct Rows: View {
  let books: [Book]

  var body: some View {
    List {
      ForEach(books) { book in
        Text(book.title)  // expect: varying_row
          .listRowSeparator(.hidden)
        if book.isRead {
          Text("Read")
            .listRowSeparator(.hidden)
        }
      }
      ForEach(books) { book in
        if book.isRead {  // expect: varying_row
          Text(book.title)
            .swipeActions { Button("Mark") {} }
        }
      }
    }
  }
}
