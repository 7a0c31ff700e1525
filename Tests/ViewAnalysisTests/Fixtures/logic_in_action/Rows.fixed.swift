// swift-format-ignore-file
// profile: recommended

import SwiftUI

/// Rows that go and move, and a pointer over them.
struct Shelf: View {
  @State private var titles: [String] = []
  @State private var removed: [String] = []
  @State private var isEditing = false
  @State private var isOver = false

  var body: some View {
    List {
      ForEach(titles, id: \.self) { title in
        Text(title)
      }
      .onDelete { offsets in handleDelete(offsets) }
      .onMove { source, destination in
        titles.move(fromOffsets: source, toOffset: destination)
      }
    }
    .onHover { isInside in handleHover(isInside) }
  }

  private func handleHover(_ isInside: Bool) {
    isOver = isInside
    isEditing = false
    removed = []
    titles.sort()
    removed.sort()
  }

  private func handleDelete(_ offsets: IndexSet) {
    for offset in offsets {
      removed.append(titles[offset])
    }
    titles.remove(atOffsets: offsets)
    isEditing = false
  }
}
