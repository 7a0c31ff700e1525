import SwiftUI

struct ShelfView: View {
  @Environment(Library.self) private var library

  var body: some View {
    NavigationLink {
      ShelfLibraryRow(library: library)
    } label: {
      Text(library.name)
    }
  }
}

private struct ShelfLibraryRow: View {
  let library: Library

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
