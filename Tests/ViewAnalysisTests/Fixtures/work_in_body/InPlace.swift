import SwiftUI

// What a closure gives that is called in place is the local's value.
struct Ordered: View {
  let books: [Book]
  let byLength: Bool

  var body: some View {
    let sorted: [Book] = {
      switch byLength {
      case true: return books.sorted { $0.title.count < $1.title.count }  // expect: work_in_body "Prepare `sorted`"
      case false: return books
      }
    }()

    List(sorted) { book in
      Text(book.title)
    }
  }
}

struct Named: View {
  let books: [Book]

  var body: some View {
    func name(of book: Book) -> String { book.title.lowercased() }

    let sorted = {
      books.sorted { name(of: $0) < name(of: $1) }  // expect: work_in_body "Prepare `sorted`"
    }()
    return List(sorted) { book in
      Text(book.title)
    }
  }
}

// It is no part of the value.
struct Checked: View {
  let books: [Book]

  var body: some View {
    let title: String = {
      if books.filter({ $0.title.isEmpty }).isEmpty { return "All" }
      return "Some"
    }()
    Text(title)
  }
}
