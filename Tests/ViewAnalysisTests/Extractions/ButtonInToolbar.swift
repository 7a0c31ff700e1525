import SwiftUI

struct PenListView: View {
  let onAddTap: () -> Void

  var body: some View {
    List {
      Text("Pens")
    }
    .toolbar {
      ToolbarItem {
        «»Button {
          onAddTap()
        } label: {
          Image(systemName: "plus")
        }
      }
    }
  }
}
