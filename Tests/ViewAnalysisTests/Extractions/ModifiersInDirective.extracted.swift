import SwiftUI

struct PanelView: View {
  @EnvironmentObject private var panel: Panel
  @State private var isShown = false

  var body: some View {
    PanelContent(isShown: $isShown)
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
  @EnvironmentObject private var panel: Panel
  @Binding var isShown: Bool

  var body: some View {
    VStack {
      Text(panel.title)
      Button("Show") { isShown = true }
    }
  }
}

final class Panel: ObservableObject {
  @Published var title = ""
}
