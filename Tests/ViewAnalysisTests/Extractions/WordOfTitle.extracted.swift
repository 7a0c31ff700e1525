import SwiftUI

struct JournalPage: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text("Journal")
      CloseJournalButton(isOpen: $isOpen)
      Toggle("Open", isOn: $isOpen)
    }
  }
}

private struct CloseJournalButton: View {
  @Binding var isOpen: Bool

  var body: some View {
    Button {
      isOpen = false
    } label: {
      HStack {
        Image(systemName: "xmark")
        Text("Close the journal")
      }
    }
  }
}
