import SwiftUI

@Observable
final class GuestList {
  var message = ""
  func loadGuests() {}
  func endParty() {}
  func leaveHall() {}
}

struct ClosingButton: View {
  enum Kind { case close, plain }
  let kind: Kind
  let action: () -> Void

  var body: some View {
    Button("x", action: action)
  }
}

struct PartyView: View {
  let guests: GuestList
  let isOpen: Bool

  var body: some View {
    VStack {
      Text(guests.message)
      PartyRow(
        isOpen: isOpen,
        onRetry: { guests.loadGuests() },
        onCancel: { guests.endParty() },
        onClose: { guests.leaveHall() }
      )
    }
  }
}

private struct PartyRow: View {
  let isOpen: Bool
  let onRetry: () -> Void
  let onCancel: () -> Void
  let onClose: () -> Void

  var body: some View {
    HStack {
      Text(isOpen ? "Open" : "Closed")
      Button(action: onRetry) {
        Text("Retry")
      }
      Button(role: .cancel) {
        onCancel()
      } label: {
        Image(systemName: "stop")
      }
      ClosingButton(kind: .close) { onClose() }
    }
  }
}
