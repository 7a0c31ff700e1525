import SwiftUI

struct InviteView: View {
  let link: String
  let isAllowed: Bool
  @State private var isCopied = false
  @State private var isSharing = false
  @State private var note = ""

  var body: some View {
    VStack {
      Text("Invite")
      if isAllowed {
        «»VStack {
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
  }
}
