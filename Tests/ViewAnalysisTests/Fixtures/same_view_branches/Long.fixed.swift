// swift-format-ignore-file
struct Long: View {
  let isFirstOfManyConditions: Bool
  let book: Book

  var body: some View {
    VStack {
      Text(isFirstOfManyConditions
        ? "A text that goes on for quite a while about \(book.title)"
        : "Another text that goes on for quite a while about \(book.author)")
        .font(.title)
      Label(isFirstOfManyConditions ? "One" : "Two", systemImage: isFirstOfManyConditions ? "1.circle" : "2.circle")
      Text(
        isFirstOfManyConditions
          ? "A text that goes on for quite a while about \(book.title)"
          : "Another text that goes on for quite a while about \(book.author)"
      )
    }
  }
}
