import SwiftUI

final class Library: ObservableObject {
  @Published var shelves = ["A", "B"]
  func move(_ book: String, to shelf: String) {}
}

struct ShelfView: View {
  @EnvironmentObject private var library: Library
  @State private var isChoosing = false
  @State private var moved: String?

  var body: some View {
    VStack {
      Text("\(library.shelves.count)")
      Button("Move") {
        moved = "Atlas"
        isChoosing = true
      }
    }
    .sheet(isPresented: $isChoosing) {
      ShelfChooserList(moved: $moved)
    }
  }
}

private struct ShelfChooserList: View {
  @EnvironmentObject private var library: Library
  @Binding var moved: String?

  var body: some View {
    List(library.shelves, id: \.self) { shelf in
      Button(shelf) {
        if let moved {
          library.move(moved, to: shelf)
        }
      }
    }
  }
}
