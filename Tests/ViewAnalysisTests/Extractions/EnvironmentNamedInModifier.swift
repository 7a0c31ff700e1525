import SwiftUI

struct TicketView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Ticket")
      prompt
    }
    .backButton()
  }

  private var «»prompt: some View {
    HStack {
      Text("Do you have one already?")
      Button("Show it") { dismiss() }
    }
  }
}
