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
      «»HStack {
        Stepper("Order", value: $order)
        if !catalog.entries.isEmpty {
          Text("Entries")
        }
        Image(systemName: catalog.entries.isEmpty ? "tray" : "tray.full")
      }
      ForEach(catalog.entries, id: \.self) { entry in
        Text(entry)
      }
      Text("\(order)")
    }
  }
}
