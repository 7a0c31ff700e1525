import SwiftUI

struct SidebarView: View {
  @AppStorage("width") private var width = SidebarMetrics.defaultWidth
  let names: [String]

  var body: some View {
    HStack {
      SidebarContent(names: names, width: width)
      Button("Reset") { width = 0 }
    }
  }
}

private struct SidebarContent: View {
  let names: [String]
  let width: Double

  var body: some View {
    VStack {
      Text("Sidebar")
      Text(names.joined())
    }
    .frame(width: CGFloat(width))
  }
}
