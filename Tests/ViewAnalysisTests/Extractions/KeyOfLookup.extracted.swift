import SwiftUI

struct RouteView: View {
  @State private var target: UUID?
  @State private var idWithCarrierName: [UUID?: String] = [:]
  let stops: [UUID]

  var body: some View {
    ZStack {
      ForEach(stops, id: \.self) { stop in
        Button("Stop") {
          idWithCarrierName[stop] = "Ferry"
          target = stop
        }
      }
      RouteHint(target: target, carrierName: idWithCarrierName[target] ?? "")
    }
  }
}

private struct RouteHint: View {
  let target: UUID?
  let carrierName: String

  var body: some View {
    if let target {
      VStack {
        Text("By \(carrierName)")
        Text(target.uuidString)
      }
    }
  }
}
