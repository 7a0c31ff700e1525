import SwiftUI

enum AppTab {
  case notes, settings
}

struct NotesScreen: View {
  @Binding var selectedTab: AppTab
  let notes: [String]

  var body: some View {
    VStack {
      header
      ForEach(notes, id: \.self) { note in
        Text(note)
      }
    }
  }

  private var «»header: some View {
    HStack {
      Text("Notes")
      Button {
        selectedTab = .settings
      } label: {
        Image(systemName: "gearshape")
      }
    }
  }
}
