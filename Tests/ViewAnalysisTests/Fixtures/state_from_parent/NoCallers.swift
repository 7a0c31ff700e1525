import SwiftUI

/// Only a caller can give it its value.
struct Title: View {
  @State var book: Book  // expect: state_from_parent "the first value"

  var body: some View {
    Text(book.title)
  }
}
