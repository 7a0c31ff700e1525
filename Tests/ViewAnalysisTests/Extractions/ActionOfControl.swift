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
      «»HStack {
        Text(isOpen ? "Open" : "Closed")
        Button(action: { guests.loadGuests() }) {
          Text("Retry")
        }
        Button(role: .cancel) {
          guests.endParty()
        } label: {
          Image(systemName: "stop")
        }
        ClosingButton(kind: .close) { guests.leaveHall() }
      }
    }
  }
}
