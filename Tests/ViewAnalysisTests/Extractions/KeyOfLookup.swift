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
      hint
    }
  }

  @ViewBuilder
  private var «»hint: some View {
    if let target {
      VStack {
        Text("By \(idWithCarrierName[target] ?? "")")
        Text(target.uuidString)
      }
    }
  }
}
