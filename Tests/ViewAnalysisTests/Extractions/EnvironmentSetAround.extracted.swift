import SwiftUI

struct TicketView: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack {
      TicketContent(colorScheme: colorScheme)
    }
    .printed()
  }
}

private struct TicketContent: View {
  let colorScheme: ColorScheme

  var body: some View {
    VStack {
      Text("Ticket")
      Text(colorScheme == .dark ? "Night" : "Day")
    }
  }
}
