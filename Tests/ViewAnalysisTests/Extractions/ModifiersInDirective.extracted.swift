import SwiftUI

struct PanelView: View {
  @EnvironmentObject private var panel: Panel
  @State private var isShown = false

  var body: some View {
    PanelContent(isShown: $isShown, title: panel.title)
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
  @Binding var isShown: Bool
  let title: String

  var body: some View {
    VStack {
      Text(title)
      Button("Show") { isShown = true }
    }
  }
}

final class Panel: ObservableObject {
  @Published var title = ""
}
