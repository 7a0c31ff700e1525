// profile: strict
import SwiftUI

final class Currency: ObservableObject {
  @Published var symbol = "€"

  func toggle() { symbol = symbol == "€" ? "$" : "€" }
}

/// An action uses the object: its changes run the body as before.
struct Amount: View {
  @EnvironmentObject private var currency: Currency
  @State private var amount = 1
  @State private var note = ""

  var body: some View {
    VStack {
      HStack {
        Text(currency.symbol)
        Text("Currency")
      }
      Button("Change") { currency.toggle() }
      HStack {
        Text("\(amount)")
        Stepper("Amount", value: $amount)
      }
      Text(note)
      TextField("Note", text: $note)
    }
  }
}
