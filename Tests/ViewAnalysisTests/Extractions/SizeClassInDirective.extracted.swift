import SwiftUI

struct DockView: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @State private var isShown = false

  var body: some View {
    ScrollView {
      DockOptions()
      Text(horizontalSizeClass == .compact ? "Small" : "Large")
    }
    #if os(iOS)
      .sheet(isPresented: $isShown) { Text("Sheet") }
    #endif
  }
}

private struct DockOptions: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  var body: some View {
    HStack {
      Text("Options")
      if horizontalSizeClass == .compact {
        Text("More")
      }
    }
  }
}
