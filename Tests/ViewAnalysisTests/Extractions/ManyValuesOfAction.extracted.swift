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
      TicketContent(
        title: title,
        from: from,
        to: to,
        seat: seat,
        car: car,
        isPaid: isPaid,
        onShow: show
      )
    }
    .sheet(isPresented: $isShown) { Text(choice) }
  }

  private func show() {
    choice = "Ticket"
    isShown = true
  }
}

private struct TicketContent: View {
  let title: String
  let from: String
  let to: String
  let seat: Int
  let car: Int
  let isPaid: Bool
  let onShow: () -> Void

  var body: some View {
    VStack {
      Text(title)
      Text(from)
      Text(to)
      Text("\(seat) \(car)")
      if isPaid { Text("Paid") }
      Button("Show") {
        onShow()
      }
    }
  }
}
