import SwiftUI

struct TicketView: View {
  var body: some View {
    Panel {
      TicketContent()
    }
    .titled()
  }
}

private struct TicketContent: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack {
      Text("Ticket")
      Text(colorScheme == .dark ? "Night" : "Day")
    }
  }
}
