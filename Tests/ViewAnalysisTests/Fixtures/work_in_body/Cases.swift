import SwiftUI

struct Unread: View {
  let books: [Book]

  var body: some View {
    List {
      ForEach(books.filter { !$0.isRead }) { book in  // expect: work_in_body
        Text(book.title)
      }
      ForEach(books.prefix(3)) { Text($0.author) }
      Button("Sort") { print(books.sorted { $0.title < $1.title }) }
      if books.filter(\.isRead).isEmpty { Text("Nothing read") }
    }
  }
}

struct Sent: View {
  let message: Message

  var body: some View {
    let formatter = DateFormatter()  // expect: work_in_body
    Text(formatter.string(from: message.sentAt))
  }
}
