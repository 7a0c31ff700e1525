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
      «»if isCompact {
        Image(systemName: "sidebar.left")
      } else {
        Text("Collapse sidebar")
      }
    }
  }
}
