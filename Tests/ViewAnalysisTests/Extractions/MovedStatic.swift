import SwiftUI

struct TideView: View {
  static let heights = [2, 5, 1]
  private static let step = 0.5
  private static let unit = "m"
  private static var labels: [String] { ["low", Self.unit] }
  static let shared = 3
  let name: String

  var body: some View {
    VStack {
      Text(name)
      Text("\(TideView.shared)")
      «»HStack {
        ForEach(Self.heights, id: \.self) { height in
          Text(TideView.label(Double(height) * Self.step))
        }
        Text(Self.labels.joined())
        Text("\(Self.shared)")
      }
    }
  }

  private static func label(_ height: Double) -> String {
    "\(height) \(unit)"
  }
}
