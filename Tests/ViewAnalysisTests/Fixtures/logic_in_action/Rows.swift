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
      .onDelete { offsets in  // expect: logic_in_action "The action of this `onDelete` contains a loop"
        for offset in offsets {
          removed.append(titles[offset])
        }
        titles.remove(atOffsets: offsets)
        isEditing = false
      }
      .onMove { source, destination in
        titles.move(fromOffsets: source, toOffset: destination)
      }
    }
    .onHover { isInside in  // expect: logic_in_action "The action of this `onHover` contains 5 statements"
      isOver = isInside
      isEditing = false
      removed = []
      titles.sort()
      removed.sort()
    }
  }
}
