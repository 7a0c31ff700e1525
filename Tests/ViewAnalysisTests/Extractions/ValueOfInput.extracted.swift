import SwiftUI

struct Shipment: Hashable {
  var title: String
  var problem: String?
  var isLate = false
}

struct ShipmentView: View {
  let shipment: Shipment

  private var problem: String? { shipment.problem }

  var body: some View {
    VStack {
      ShipmentStatus(shipment: shipment)
      if let problem {
        Text(problem)
      }
    }
  }
}

private struct ShipmentStatus: View {
  let shipment: Shipment

  var body: some View {
    HStack {
      Text(shipment.title)
      Image(systemName: shipment.isLate ? "clock" : "checkmark")
      if let problem = shipment.problem {
        Text(problem)
      }
      Text(shipment.problem ?? "As planned")
    }
  }
}
