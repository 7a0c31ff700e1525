import SwiftUI

struct InviteView: View {
  let link: String
  let isAllowed: Bool
  @State private var note = ""

  var body: some View {
    VStack {
      Text("Invite")
      if isAllowed {
        InviteContent(note: $note, link: link)
      }
    }
  }
}

private struct InviteContent: View {
  @State private var isCopied = false
  @State private var isSharing = false
  @Binding var note: String
  let link: String

  var body: some View {
    VStack {
      TextField("Note", text: $note)
      Text(link)
      Button(isCopied ? "Copied" : "Copy") {
        isCopied = true
        Task {
          try? await Task.sleep(nanoseconds: 1_000_000_000)
          isCopied = false
        }
      }
      Button("Share") { isSharing = true }
        .sheet(isPresented: $isSharing) { Text(link) }
    }
  }
}
