// profile: strict
import SwiftUI

struct Books: View {
  let books: [Book]

  var body: some View {
    List(books) { book in
      if book.isRead {  // expect: varying_row "one of several"
        Text(book.title)
      } else {
        Image(systemName: "book")
      }
    }
    .overlay {
      LazyVStack {
        ForEach(books) { book in
          Text(book.title)
          Divider()
        }
      }
    }
    .background {
      List(books) { book in
        Text(book.title)  // expect: varying_row "is several views"
        Divider()
      }
    }
  }
}

/// All keys are on the screen.
struct Keypad: View {
  @State private var keys = ["1", "2", "3"]
  private static let all = ["1", "2", "3"].map { $0 + "." }

  var body: some View {
    LazyVStack {
      ForEach(Self.all, id: \.self) { key in
        if key == "1." { Text(key) } else { Image(key) }
      }
      ForEach(keys, id: \.self) { key in
        if key == "1" { Text(key) } else { Image(key) }
      }
    }
  }
}
