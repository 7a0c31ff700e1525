import SwiftUI

struct Catalog {
  var entries: [String] = []
}

/// The same where it asks only whether there are elements.
struct CatalogView: View {
  let catalog: Catalog
  @State private var order = 0

  var body: some View {
    VStack {
      CatalogOrderStepper(order: $order, hasEntries: !catalog.entries.isEmpty)
      ForEach(catalog.entries, id: \.self) { entry in
        Text(entry)
      }
      Text("\(order)")
    }
  }
}

private struct CatalogOrderStepper: View {
  @Binding var order: Int
  let hasEntries: Bool

  var body: some View {
    HStack {
      Stepper("Order", value: $order)
      if hasEntries {
        Text("Entries")
      }
      Image(systemName: !hasEntries ? "tray" : "tray.full")
    }
  }
}
