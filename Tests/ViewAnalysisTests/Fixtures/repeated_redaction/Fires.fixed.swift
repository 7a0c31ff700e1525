import SwiftUI

struct Fires: View {
  let book: Book
  let isLoading: Bool

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 4) {
        Text(book.title)
        Text(book.author)
          .font(.caption)
          .padding(.leading)
        Button("Read") {
        }
      }
      .redacted(reason: .placeholder)
      .padding()
      HStack {
        Text(book.title)
        Text(book.author).bold()
      }
      .redacted(reason: isLoading ? .placeholder : [])
    }
  }
}
