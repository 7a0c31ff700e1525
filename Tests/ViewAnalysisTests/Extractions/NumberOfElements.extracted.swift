import SwiftUI

struct Guest: Identifiable {
  let id: Int
  var name: String
}

/// Of a collection that the piece only counts it is handed the number.
struct GuestsView: View {
  let guests: [Guest]
  @State private var search = ""

  var body: some View {
    VStack {
      GuestsSearchField(search: $search, guestCount: guests.count)
      List(guests) { guest in
        Text(guest.name)
      }
      .searchable(text: $search)
    }
  }
}

private struct GuestsSearchField: View {
  @Binding var search: String
  let guestCount: Int

  var body: some View {
    HStack {
      Text("\(guestCount) \(guestCount == 1 ? "guest" : "guests")")
      Divider()
      TextField("Search", text: $search)
    }
  }
}
