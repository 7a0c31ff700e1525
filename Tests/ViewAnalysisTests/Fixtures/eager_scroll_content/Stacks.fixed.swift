import SwiftUI

struct Inbox: View {
  let messages: [Message]
  @State private var books: [Book] = []
  @State private var isOpen = true

  var body: some View {
    VStack {
      // Another stack between them, a group, a section, a branch.
      ScrollView {
        VStack {
          Text("Inbox")
          if isOpen {
            LazyVStack(alignment: .leading, spacing: 8) {
              Group {
                ForEach(messages) { message in
                  Text(message.text)
                }
              }
              .font(.body)
            }
            .padding()
          }
        }
      }

      ScrollView(.vertical, showsIndicators: false) {
        LazyVStack { ForEach($books) { $book in Text(book.title) } }
      }

      ScrollView([.horizontal]) {
        LazyHStack(spacing: 4) {
          ForEach(0..<books.count, id: \.self) { Cover(book: books[$0]) }
        }
      }
      .frame(height: 90)

      ScrollViewReader { proxy in
        ScrollView {
          Section("Books") {
            LazyVStack {
              ForEach(Array(books.enumerated()), id: \.element.id) { index, book in
                Text("\(index) \(book.title)")
              }
              ForEach(messages) { Text($0.text) }
            }
          }
        }
      }
    }
  }
}

struct Cover: View {
  let book: Book

  var body: some View { Text(book.title) }
}
