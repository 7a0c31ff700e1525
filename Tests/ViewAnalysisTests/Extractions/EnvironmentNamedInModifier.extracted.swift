import SwiftUI

struct TicketView: View {
  var body: some View {
    VStack {
      Text("Ticket")
      TicketPrompt()
    }
    .backButton()
  }
}

private struct TicketPrompt: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    HStack {
      Text("Do you have one already?")
      Button("Show it") { dismiss() }
    }
  }
}
