import SwiftUI

@MainActor final class Theme: ObservableObject {
  static let shared = Theme()
  @Published var title = ""
  @Published var isDark = false
}

/// What stays reads the same object by another name, and would not hear of its changes.
struct ThemedView: View {
  @ObservedObject private var theme = Theme.shared

  var body: some View {
    VStack {
      Text(Theme.shared.title)
      ThemedDarkToggle(theme: theme)
    }
  }
}

private struct ThemedDarkToggle: View {
  @ObservedObject var theme: Theme

  var body: some View {
    VStack {
      Text("Theme")
      Toggle("Dark", isOn: $theme.isDark)
      Text(theme.isDark ? "Dark" : theme.title)
    }
  }
}
