import SwiftUI

struct Fires: View {
  let book: Book
  let isLoading: Bool

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 4) {  // expect: repeated_redaction "All 3 views"
        Text(book.title)
          .redacted(reason: .placeholder)
        Text(book.author)
          .font(.caption)
          .redacted(reason: .placeholder)
          .padding(.leading)
        Button("Read") {
        }
        .redacted(reason: .placeholder)
      }
      .padding()
      HStack {  // expect: repeated_redaction
        Text(book.title).redacted(reason: isLoading ? .placeholder : [])
        Text(book.author).redacted(reason: isLoading ? .placeholder : []).bold()
      }
    }
  }
}
