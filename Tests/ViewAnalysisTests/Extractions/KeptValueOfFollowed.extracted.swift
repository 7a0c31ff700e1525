import SwiftUI

struct Ticket {
  let number: Int
  let place: String
}

final class TripModel: ObservableObject {
  let ticket: Ticket
  @Published var isLate = false
  init(ticket: Ticket) { self.ticket = ticket }
}

struct TripView: View {
  @ObservedObject var model: TripModel

  var body: some View {
    VStack {
      Text(model.isLate ? "Late" : "On time")
      TripTicketRow(ticket: model.ticket)
    }
  }
}

private struct TripTicketRow: View {
  let ticket: Ticket

  var body: some View {
    HStack {
      Text(ticket.place)
      Button("Print") { print(ticket.number) }
    }
  }
}
