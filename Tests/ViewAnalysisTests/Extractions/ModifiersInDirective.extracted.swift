import SwiftUI

struct PanelView: View {
  @EnvironmentObject private var panel: Panel
  @State private var isShown = false

  var body: some View {
    PanelContent(title: panel.title) { isShown = true }
      .onAppear { isShown = true }
      #if os(iOS)
    .sheet(isPresented: $isShown) {
      Text("Sheet")
        .environmentObject(panel)
    }
      #endif
  }
}

private struct PanelContent: View {
  let title: String
  let onShow: () -> Void

  var body: some View {
    VStack {
      Text(title)
      Button("Show") { onShow() }
    }
  }
}

final class Panel: ObservableObject {
  @Published var title = ""
}
