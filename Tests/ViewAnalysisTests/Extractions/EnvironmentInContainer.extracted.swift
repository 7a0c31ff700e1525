import SwiftUI

struct TicketView: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Card {
      TicketContent(colorScheme: colorScheme)
    }
    .framed()
  }
}

private struct TicketContent: View {
  @Environment(\.locale) private var locale
  @Environment(\.dismiss) private var dismiss
  let colorScheme: ColorScheme

  var body: some View {
    VStack {
      Text(locale.identifier)
      Text(colorScheme == .dark ? "Night" : "Day")
      Button("Close") { dismiss() }
    }
  }
}
