import SwiftUI

@MainActor
final class Shelf: ObservableObject {
  @Published var isHidden = false
  @Published var isAscending = false
  @Published var books: [String] = []

  func hide() { isHidden = true }
  func reveal() { isHidden = false }
  func sort(ascending: Bool) { isAscending = ascending }
}

/// An action that chooses is called after what all its branches do, or after what it chooses by.
struct ShelfView: View {
  @ObservedObject var shelf: Shelf
  @State private var addingBook = false
  @State private var title = ""

  var body: some View {
    VStack {
      ShelfToolbar(
        onToggleHidden: { shelf.isHidden ? shelf.reveal() : shelf.hide() },
        onSort: sort,
        onAddBook: { addingBook = true },
        onRemoveLast: removeLast
      )
      TextField("Title", text: $title)
      Text(shelf.books.joined(separator: ", "))
      if addingBook { Text("New book") }
    }
  }

  private func sort() {
    switch shelf.isAscending {
    case true: shelf.sort(ascending: false)
    case false: shelf.sort(ascending: true)
    }
  }

  private func removeLast() {
    shelf.books.removeLast()
    title = ""
  }
}

private struct ShelfToolbar: View {
  let onToggleHidden: () -> Void
  let onSort: () -> Void
  let onAddBook: () -> Void
  let onRemoveLast: () -> Void

  var body: some View {
    HStack {
      Button {
        onToggleHidden()
      } label: {
        Image(systemName: "eye")
      }
      Button {
        onSort()
      } label: {
        Image(systemName: "arrow.up.arrow.down")
      }
      Button {
        onAddBook()
      } label: {
        Image(systemName: "plus")
      }
      Button {
        onRemoveLast()
      } label: {
        Image(systemName: "minus").help("Remove Last")
      }
    }
  }
}
