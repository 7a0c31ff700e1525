import SwiftUI

struct PenListView: View {
  let onAddTap: () -> Void

  var body: some View {
    List {
      Text("Pens")
    }
    .toolbar {
      ToolbarItem {
        PenListAddButton(onAddTap: onAddTap)
      }
    }
  }
}

private struct PenListAddButton: View {
  let onAddTap: () -> Void

  var body: some View {
    Button {
      onAddTap()
    } label: {
      Image(systemName: "plus")
    }
  }
}
