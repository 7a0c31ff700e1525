import SwiftUI

struct TideView: View {
  static let shared = 3
  let name: String

  var body: some View {
    VStack {
      Text(name)
      Text("\(TideView.shared)")
      TideHeightsRow()
    }
  }
}

private struct TideHeightsRow: View {
  static let heights = [2, 5, 1]
  private static let step = 0.5
  private static let unit = "m"

  var body: some View {
    HStack {
      ForEach(Self.heights, id: \.self) { height in
        Text(Self.label(Double(height) * Self.step))
      }
      Text(Self.labels.joined())
      Text("\(TideView.shared)")
    }
  }

  private static var labels: [String] { ["low", Self.unit] }

  private static func label(_ height: Double) -> String {
    "\(height) \(unit)"
  }
}
