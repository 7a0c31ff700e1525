import SwiftUI

extension View {
  func shimmering(_ isActive: Bool) -> some View { opacity(isActive ? 0.5 : 1) }
}

/// What a function does to a redacted view isn't known: the redaction is reported, and stays where it is.
struct Shimmering: View {
  let book: Book
  let isLoading: Bool

  var body: some View {
    HStack {  // expect: repeated_redaction
      Text(book.title).redacted(reason: isLoading ? .placeholder : []).shimmering(isLoading)
      Text(book.author).redacted(reason: isLoading ? .placeholder : []).shimmering(isLoading)
    }
  }
}
