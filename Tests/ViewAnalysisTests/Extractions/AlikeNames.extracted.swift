import SwiftUI

/// The same text as the key of a title and as the name of a symbol.
struct Shortcuts: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      ShortcutsSection(isOn: $isOn, title: "star", systemImage: "star")
      ShortcutsSection(isOn: $isOn, title: "moon", systemImage: "moon")
    }
  }
}

private struct ShortcutsSection: View {
  @Binding var isOn: Bool
  let title: LocalizedStringKey
  let systemImage: String

  var body: some View {
    Section {
      Label(title, systemImage: systemImage)
      Toggle(title, isOn: $isOn)
    }
  }
}
