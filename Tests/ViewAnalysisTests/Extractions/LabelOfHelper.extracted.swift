import SwiftUI

struct SidebarView: View {
  @State private var isCompact = false
  let title: String

  var body: some View {
    VStack {
      compactToggleButton
      Text(title)
    }
  }

  private var compactToggleButton: some View {
    Button {
      isCompact.toggle()
    } label: {
      CompactToggleLabel(isCompact: isCompact)
    }
  }
}

private struct CompactToggleLabel: View {
  let isCompact: Bool

  var body: some View {
    if isCompact {
      Image(systemName: "sidebar.left")
    } else {
      Text("Collapse sidebar")
    }
  }
}
