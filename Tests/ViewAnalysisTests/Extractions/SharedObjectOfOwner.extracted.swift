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
      ThemedDarkToggle(isDark: $theme.isDark, title: theme.title)
    }
  }
}

private struct ThemedDarkToggle: View {
  @Binding var isDark: Bool
  let title: String

  var body: some View {
    VStack {
      Text("Theme")
      Toggle("Dark", isOn: $isDark)
      Text(isDark ? "Dark" : title)
    }
  }
}
