import SwiftUI

struct Feed: View {
  let books: [Book]

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(books) { book in
          VStack {
            if !book.title.isEmpty {
              Text(book.title)
            }
          }
        }
      }
    }
  }
}
