import SwiftUI

struct Silent: View {
  let book: Book
  let isLoading: Bool

  var body: some View {
    VStack {
      VStack {
        Text(book.title).redacted(reason: .placeholder)
        Text(book.author)
      }
      VStack {
        Text(book.title).redacted(reason: .placeholder)
        Text(book.author).redacted(reason: .privacy)
      }
      VStack {
        Text(book.title).redacted(reason: .placeholder)
      }
      VStack {
        Text(book.title).redacted(reason: .placeholder)
        if isLoading { Text(book.author).redacted(reason: .placeholder) }
      }
      VStack {
        Text(book.title).redacted(reason: .placeholder)
        Text(book.author).redacted(reason: .placeholder).overlay { Text("Readable") }
      }
      VStack {
        Text(book.title).redacted(reason: .placeholder)
        Text(book.author).redacted(reason: .placeholder).unredacted()
      }
      GroupBox("Title") {
        Text(book.title).redacted(reason: .placeholder)
        Text(book.author).redacted(reason: .placeholder)
      }
      Group {
        Text(book.title).redacted(reason: .placeholder)
        Text(book.author).redacted(reason: .placeholder)
      }
    }
  }
}
