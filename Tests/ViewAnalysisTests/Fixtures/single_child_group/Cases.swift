import SwiftUI

struct Shelf: View {
  let books: [Book]
  let isOpen: Bool

  var body: some View {
    VStack {
      Group {  // expect: single_child_group
        Text("Books")
      }
      .font(.title)
      Group {
        Text("One")
        Text("Two")
      }
      Group {
        ForEach(books) { Text($0.title) }
      }
      Group {
        if isOpen { Text("Open") } else { Text("Closed") }
      }
      .font(.caption)
    }
    .toolbar {
      Group {
        ToolbarItem { Text("Count") }
      }
    }
  }
}
