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
      status
      if let problem {
        Text(problem)
      }
    }
  }

  private var «»status: some View {
    HStack {
      Text(shipment.title)
      Image(systemName: shipment.isLate ? "clock" : "checkmark")
      if let problem {
        Text(problem)
      }
      Text(problem ?? "As planned")
    }
  }
}
