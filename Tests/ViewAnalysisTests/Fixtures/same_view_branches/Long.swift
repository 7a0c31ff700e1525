// swift-format-ignore-file
struct Long: View {
  let isFirstOfManyConditions: Bool
  let book: Book

  var body: some View {
    VStack {
      if isFirstOfManyConditions {  // expect: same_view_branches
        Text("A text that goes on for quite a while about \(book.title)")
          .font(.title)
      } else {
        Text("Another text that goes on for quite a while about \(book.author)")
          .font(.title)
      }
      if isFirstOfManyConditions {  // expect: same_view_branches
        Label("One", systemImage: "1.circle")
      } else {
        Label("Two", systemImage: "2.circle")
      }
      if isFirstOfManyConditions {  // expect: same_view_branches
        Text(
          "A text that goes on for quite a while about \(book.title)"
        )
      } else {
        Text("Another text that goes on for quite a while about \(book.author)")
      }
    }
  }
}
