import SwiftUI

struct ShelfView: View {
  @Environment(Library.self) private var library

  var body: some View {
    NavigationLink {
      «»HStack {
        Text(library.name)
        Text("Shelf")
      }
    } label: {
      Text(library.name)
    }
  }
}

@Observable
final class Library {
  var name = ""
}
