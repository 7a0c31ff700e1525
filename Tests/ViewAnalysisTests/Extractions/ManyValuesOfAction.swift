import SwiftUI

struct TicketView: View {
  let title: String
  let from: String
  let to: String
  let seat: Int
  let car: Int
  let isPaid: Bool
  @State private var choice = ""
  @State private var isShown = false

  var body: some View {
    VStack {
      Text(choice)
      ticket
    }
    .sheet(isPresented: $isShown) { Text(choice) }
  }

  private var «»ticket: some View {
    VStack {
      Text(title)
      Text(from)
      Text(to)
      Text("\(seat) \(car)")
      if isPaid { Text("Paid") }
      Button("Show") {
        choice = "Ticket"
        isShown = true
      }
    }
  }
}
