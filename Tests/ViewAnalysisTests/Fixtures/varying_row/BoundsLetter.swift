// profile: all
import SwiftUI

struct Shelf: View {
  let books: [Book]

  var body: some View {
    List {
      // expect-next: positional_id
      ForEach(books.indices, id: \.self) { index in
        if index < books.count {  // expect: varying_row
          Text(books[index].title)
        }
      }
    }
  }
}
