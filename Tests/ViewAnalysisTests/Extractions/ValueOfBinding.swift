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
        guestRow(guest: $guest)
      }
    }
  }

  private func «»guestRow(guest: Binding<Guest>) -> some View {
    let current = guest.wrappedValue
    return HStack {
      Text(current.name)
      Toggle("Invited", isOn: guest.isInvited)
      if current.isInvited {
        Button("Print") { print(current) }
      }
    }
  }
}
