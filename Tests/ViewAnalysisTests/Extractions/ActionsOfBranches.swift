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
      toolbar
      TextField("Title", text: $title)
      Text(shelf.books.joined(separator: ", "))
      if addingBook { Text("New book") }
    }
  }

  private var «»toolbar: some View {
    HStack {
      Button {
        shelf.isHidden ? shelf.reveal() : shelf.hide()
      } label: {
        Image(systemName: "eye")
      }
      Button {
        switch shelf.isAscending {
        case true: shelf.sort(ascending: false)
        case false: shelf.sort(ascending: true)
        }
      } label: {
        Image(systemName: "arrow.up.arrow.down")
      }
      Button {
        addingBook = true
      } label: {
        Image(systemName: "plus")
      }
      Button {
        shelf.books.removeLast()
        title = ""
      } label: {
        Image(systemName: "minus").help("Remove Last")
      }
    }
  }
}
