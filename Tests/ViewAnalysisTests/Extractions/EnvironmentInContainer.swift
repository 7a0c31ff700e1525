import SwiftUI

struct TicketView: View {
  @Environment(\.locale) private var locale
  @Environment(\.dismiss) private var dismiss
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Card {
      «VStack {
        Text(locale.identifier)
        Text(colorScheme == .dark ? "Night" : "Day")
        Button("Close") { dismiss() }
      }»
    }
    .framed()
  }
}
