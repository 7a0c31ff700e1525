import SwiftUI

struct DistancesView: View {
  let unit: String
  let distances: [Double]

  var body: some View {
    VStack {
      Text(label(of: 0))
      «»VStack {
        Text("Distances")
        ForEach(distances, id: \.self) { distance in
          Text(label(of: distance))
        }
      }
    }
  }

  private func label(of distance: Double) -> String {
    "\(distance) \(unit)"
  }
}
