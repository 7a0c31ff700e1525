import SwiftUI

struct ConfirmationPanel: View {
  let title: String
  let onConfirm: () -> Void
  let onCancel: () -> Void

  var body: some View {
    HStack {
      Text(title)
      Button("Confirm", action: onConfirm)
      Button("Cancel", action: onCancel)
    }
  }
}

/// Actions that are only handed on are called what the view that gets them calls them.
struct MemberView: View {
  let name: String
  @State private var showsBlocking = false
  @State private var isBlocked = false
  @State private var note = ""

  var body: some View {
    VStack {
      Text(isBlocked ? "Blocked" : name)
      TextField("Note", text: $note)
      if showsBlocking {
        BlockingPanel(name: name, onConfirm: confirm, onCancel: { showsBlocking = false })
      }
      Button("Block") { showsBlocking = true }
    }
  }

  private func confirm() {
    isBlocked = true
    note = ""
    showsBlocking = false
  }
}

private struct BlockingPanel: View {
  let name: String
  let onConfirm: () -> Void
  let onCancel: () -> Void

  var body: some View {
    ConfirmationPanel(
      title: name,
      onConfirm: onConfirm,
      onCancel: onCancel
    )
  }
}
