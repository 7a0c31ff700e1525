import CoreData
import SwiftUI

final class Library: ObservableObject {
  @Published var books: [Book] = []
}

@Observable final class Draft {
  var title = ""
}

final class Record: NSManagedObject {}

enum Field: Hashable { case name, mail }

/// Whose initializer is the memberwise one, with a parameter for some of the wrappers and for others none.
struct Open: View {
  let title: String

  var body: some View {
    Text(title)
  }
}

/// With `private`, and with an initial value or one that the wrapper brings, none has a parameter.
struct Closed: View {
  let title: String

  var body: some View {
    Text(title)
  }
}

/// Each of these is a parameter that callers have to pass.
struct Given: View {
  let title: String

  var body: some View {
    Text(title)
  }
}

struct Screen: View {
  let library: Library
  let draft: Draft
  @Binding var isOn: Bool

  var body: some View {
    VStack {
      Toggle(draft.title, isOn: $isOn)
      Text("\(library.books.count)")
      Open(title: "A")
      Closed(title: "B")
      Given(title: "C")
    }
  }
}
