import SwiftUI

struct SidebarView: View {
  @AppStorage("width") private var width = SidebarMetrics.defaultWidth
  let names: [String]

  var body: some View {
    HStack {
      «»VStack {
        Text("Sidebar")
        Text(names.joined())
      }
      .frame(width: CGFloat(width))
      Button("Reset") { width = 0 }
    }
  }
}
