// not type-checked: uses a macro of Apple's
import SwiftData
import SwiftUI

struct Shelf: View {
  @Query(sort: \Book.title) private var books: [Book]  // expect: unused_dependency "fetched"
  @Query var authors: [String]  // expect: unused_dependency
  let title: String

  var body: some View {
    Text(title)
  }
}
