// profile: strict
import SwiftUI

final class Currency: ObservableObject {
  @Published var symbol = "€"

  func toggle() { symbol = symbol == "€" ? "$" : "€" }
}

/// An action uses the object: its changes run the body as before, but those of the amount don't.
struct Amount: View {
  @EnvironmentObject private var currency: Currency
  @State private var amount = 1
  @State private var note = ""

  var body: some View {  // expect: shared_invalidation "reads `currency` and only this `HStack` reads `amount`"
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

/// Both objects are used elsewhere: their changes run the body as before.
struct Exchange: View {
  @EnvironmentObject private var currency: Currency
  @ObservedObject var other: Currency
  @State private var isSwapped = false

  var body: some View {
    VStack {
      HStack {
        Text(currency.symbol)
        Text("From")
      }
      HStack {
        Text(other.symbol)
        Text("To")
      }
      Button("Change") { currency.toggle() }
      Button("Change the other") { other.toggle() }
      Toggle("Swap", isOn: $isSwapped)
    }
  }
}

/// One method changes both, and the setting hardly ever changes.
struct Headline: View {
  @Environment(\.colorScheme) private var colorScheme
  @State private var title = "a"
  @State private var subtitle = "b"

  var body: some View {
    VStack {
      HStack {
        Image(systemName: "pencil")
        Text(title)
      }
      HStack {
        Image(systemName: "pencil")
        Text(subtitle)
      }
      HStack {
        Image(systemName: "pencil")
        Text(colorScheme == .dark ? "dark" : "light")
      }
    }
    .onTapGesture { load() }
  }

  private func load() {
    title = "x"
    subtitle = "y"
  }
}
