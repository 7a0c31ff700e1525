// profile: strict
import SwiftUI

struct ZoomCommands: Commands {
  @Binding var isZoomed: Bool

  var body: some Commands {
    CommandMenu("View") {
      Button {
        isZoomed.toggle()
      } label: {
        if isZoomed { Text("Smaller") } else { Text("Larger") }
      }
    }
    CommandGroup(after: .sidebar) {
      if isZoomed { Text("Zoomed") } else { Text("As it is") }
      ZoomTitle(isZoomed: isZoomed)
    }
  }
}

/// Only made in commands.
struct ZoomTitle: View {
  let isZoomed: Bool

  var body: some View {
    if isZoomed { Text("Zoomed") } else { Text("As it is") }
  }
}

struct ZoomLabel: View {
  @Binding var isZoomed: Bool
  @State private var note = ""

  var body: some View {
    VStack {
      // expect-next: same_view_branches "with a cross-fade at best"
      if isZoomed { Text("Zoomed") } else { Text("As it is") }
      // expect-next: same_view_branches "with a cross-fade at best"
      if isZoomed { badge.opacity(1) } else { badge.opacity(0.5) }
      // expect-next: same_view_branches "any state in it is lost"
      if isZoomed { field.opacity(1) } else { field.opacity(0.5) }
      Button("Zoom") { isZoomed.toggle() }
      Menu("Zoom") {
        title
      }
    }
  }

  @ViewBuilder
  private var title: some View {
    if isZoomed { Text("Zoomed") } else { Text("As it is") }
  }

  private var badge: some View {
    HStack {
      Image(systemName: "plus")
      Text("Badge")
    }
  }

  private var field: some View { TextField("Note", text: $note) }
}

/// An alert is made when it is shown.
struct DeletionAlert: View {
  @Binding var isShown: Bool
  let count: Int

  var body: some View {
    Text("Delete")
      .alert("Delete?", isPresented: $isShown) {
        Button("Delete") { isShown = false }
      } message: {
        if count > 1 { Text("All of them") } else { Text("The only one") }
      }
  }
}

/// The bar makes an item of its own of the label.
struct ZoomTab: View {
  @State private var isZoomed = false

  var body: some View {
    TabView {
      Button("Zoom") { isZoomed.toggle() }
        .tabItem {
          if isZoomed { Text("Zoomed") } else { Text("As it is") }
        }
    }
  }
}
