import SwiftUI

struct Depot: Identifiable {
  let id: Int
  let title: String
  let deliveries: Int
  var isOverbooked: Bool { deliveries > 40 }
}

struct DepotView: View {
  let depot: Depot

  private var summary: String { depot.isOverbooked ? "\(depot.title): \(depot.deliveries), too many of them" : depot.title }

  private var accessibilityText: Text { Text("\(depot.title), \(depot.deliveries) deliveries").italic(depot.isOverbooked) }

  private var note: Text { Text(summary).font(.footnote).foregroundColor(depot.isOverbooked ? .red : .secondary).italic() }

  var body: some View {
    VStack(alignment: .leading) {
      note
      accessibilityText
      DepotBadge(title: "Größe: \(depot.deliveries) Lieferungen heute", systemImage: "shippingbox")
      if depot.isOverbooked {
        DepotBadge(
          title: "\(depot.deliveries - 40) more than the depot ever takes",
          systemImage: "tray.full",
          isWarning: true
        )
        DepotBadge(
          title: "\(depot.deliveries - 40) more than the depot takes, and more of them will come",
          systemImage: "tray",
          isWarning: true
        )
      }
    }
  }
}

private struct DepotBadge: View {
  let title: String
  let systemImage: String
  var isWarning: Bool = false

  var body: some View {
    Label(title, systemImage: systemImage)
      .foregroundColor(isWarning ? .red : .secondary)
  }
}
