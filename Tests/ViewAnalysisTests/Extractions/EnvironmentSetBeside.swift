import SwiftUI

struct TicketView: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Panel {
      «»VStack {
        Text("Ticket")
        Text(colorScheme == .dark ? "Night" : "Day")
      }
    }
    .titled()
  }
}
