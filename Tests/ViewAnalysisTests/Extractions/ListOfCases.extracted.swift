import SwiftUI

enum SidebarItem: String, CaseIterable, Identifiable {
  case inbox, archive
  var id: String { rawValue }
}

struct ContentView: View {
  @State private var selection: SidebarItem?

  var body: some View {
    VStack {
      Text(selection?.rawValue ?? "Nothing")
      SidebarItemList(selection: $selection)
    }
  }
}

private struct SidebarItemList: View {
  @Binding var selection: SidebarItem?

  var body: some View {
    List(SidebarItem.allCases) { item in
      Button(item.rawValue) { selection = item }
    }
  }
}
