// profile: recommended
import SwiftUI

// Of several branches the first counts whose work could be done elsewhere.
struct Ordered: View {
  let books: [Book]
  let isOrdered: Bool
  let prefix: () -> String

  var body: some View {
    let start = prefix()
    let sorted: [Book] = {
      if !isOrdered { return books.sorted { start + $0.title < $1.title } }
      return books.sorted { $0.title < $1.title }  // expect: work_in_body "Prepare `sorted`"
    }()
    return List(sorted) { book in
      Text(book.title)
    }
  }
}
