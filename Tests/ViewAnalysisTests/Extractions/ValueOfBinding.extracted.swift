import SwiftUI

struct Guest: Hashable {
  var name: String
  var isInvited: Bool
}

struct GuestsView: View {
  @State private var guests: [Guest] = []

  var body: some View {
    VStack {
      ForEach($guests, id: \.self) { $guest in
        GuestRow(guest: $guest)
      }
    }
  }
}

private struct GuestRow: View {
  @Binding var guest: Guest

  var body: some View {
    HStack {
      Text(guest.name)
      Toggle("Invited", isOn: $guest.isInvited)
      if guest.isInvited {
        Button("Print") { print(guest) }
      }
    }
  }
}
