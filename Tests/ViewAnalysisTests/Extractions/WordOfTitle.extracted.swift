import SwiftUI

struct JournalPage: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text("Journal")
      CloseJournalButton {
        isOpen = false
      }
      Toggle("Open", isOn: $isOpen)
    }
  }
}

private struct CloseJournalButton: View {
  let onCloseJournal: () -> Void

  var body: some View {
    Button {
      onCloseJournal()
    } label: {
      HStack {
        Image(systemName: "xmark")
        Text("Close the journal")
      }
    }
  }
}
