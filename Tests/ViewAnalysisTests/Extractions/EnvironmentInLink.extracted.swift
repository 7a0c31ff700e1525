import SwiftUI

struct ShelfView: View {
  @Environment(Library.self) private var library

  var body: some View {
    NavigationLink {
      Text(library.name)
    } label: {
      ShelfLibraryLabel()
    }
  }
}

private struct ShelfLibraryLabel: View {
  @Environment(Library.self) private var library

  var body: some View {
    HStack {
      Text(library.name)
      Text("Shelf")
    }
  }
}

@Observable
final class Library {
  var name = ""
}
