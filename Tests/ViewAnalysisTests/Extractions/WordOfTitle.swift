import SwiftUI

struct JournalPage: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text("Journal")
      «Button {
        isOpen = false
      } label: {
        HStack {
          Image(systemName: "xmark")
          Text("Close the journal")
        }
      }»
      Toggle("Open", isOn: $isOpen)
    }
  }
}
