// swift-format-ignore-file
struct Notes: View {
  let isOn: Bool
  let books: [Book]

  var body: some View {
    VStack {
      if isOn {  // expect: same_view_branches
        // Why it is large.
        Text("A").font(.title)
      } else {
        Text("A").font(.body)
      }
      if isOn {  // expect: same_view_branches "`width` and `height`"
        Color.red.frame(width: 10, height: 20)
      } else {
        Color.red.frame(width: 30, height: 40)
      }
      // Two strings, as far as the code tells.
      ForEach(books) { book in
        if isOn {  // expect: same_view_branches "a different text"
          Text(String(describing: book))
        } else {
          Text(book.title)
        }
      }
    }
  }
}
