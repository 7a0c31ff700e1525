import SwiftUI

struct Feed: View {
  let books: [Book]

  var body: some View {
    ScrollView {
      VStack {  // expect: eager_scroll_content
        ForEach(books) { book in
          if !book.title.isEmpty {
            Text(book.title)
          }
        }
      }
    }
  }
}
