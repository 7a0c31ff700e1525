import SwiftUI

struct DistancesView: View {
  let unit: String
  let distances: [Double]

  var body: some View {
    VStack {
      Text(label(of: 0))
      DistancesContent(distances: distances, label: label)
    }
  }

  private func label(of distance: Double) -> String {
    "\(distance) \(unit)"
  }
}

private struct DistancesContent: View {
  let distances: [Double]
  let label: (Double) -> String

  var body: some View {
    VStack {
      Text("Distances")
      ForEach(distances, id: \.self) { distance in
        Text(label(distance))
      }
    }
  }
}
