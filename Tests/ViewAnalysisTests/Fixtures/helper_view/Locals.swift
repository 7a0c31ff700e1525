// profile: strict
import SwiftUI

/// What a local hands over makes the helper run again rightly.
struct Shelf: View {
  let books: [Book]
  @State private var isReversed = false
  @State private var isOpen = false

  var body: some View {
    let shown = isReversed ? books.reversed() : books
    VStack {
      Toggle("Reversed", isOn: $isReversed)
      Toggle("Open", isOn: $isOpen)
      if isOpen { Text("Open") }
      rows(shown)
    }
  }

  private func rows(_ books: [Book]) -> some View {  // expect: helper_view "whenever `isOpen` changes"
    VStack {
      Text("One")
      Text("Two")
      Text("Three")
      Text("\(books.count)")
    }
  }
}
