import SwiftUI

enum AppTab {
  case notes, settings
}

struct NotesScreen: View {
  @Binding var selectedTab: AppTab
  let notes: [String]

  var body: some View {
    VStack {
      NotesHeader {
        selectedTab = .settings
      }
      ForEach(notes, id: \.self) { note in
        Text(note)
      }
    }
  }
}

private struct NotesHeader: View {
  let onSelectSettings: () -> Void

  var body: some View {
    HStack {
      Text("Notes")
      Button {
        onSelectSettings()
      } label: {
        Image(systemName: "gearshape")
      }
    }
  }
}
