import SwiftUI

/// An optional state has a value without saying so.
struct BookPage: View {
  let title: String
  @State private var note: String?

  init(title: String) {  // expect: redundant_init
    self.title = title
  }

  var body: some View {
    Text(title + (note ?? ""))
      .onTapGesture { note = "Read" }
  }
}

/// One that others can set is a parameter of the memberwise initializer.
struct BookCover: View {
  let title: String
  @State var note: String?

  init(title: String) {
    self.title = title
  }

  var body: some View {
    Text(title + (note ?? ""))
      .onTapGesture { note = "Read" }
  }
}

struct Books: View {
  var body: some View {
    VStack {
      BookPage(title: "A")
      BookCover(title: "B")
    }
  }
}
