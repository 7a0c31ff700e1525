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
      «»HStack {
        Text("\(guests.count) \(guests.count == 1 ? "guest" : "guests")")
        Divider()
        TextField("Search", text: $search)
      }
      List(guests) { guest in
        Text(guest.name)
      }
      .searchable(text: $search)
    }
  }
}
