import SwiftUI

struct ReadingView: View {
  let value: Double
  let unit: String

  var body: some View {
    VStack {
      Text("Sensor")
      ReadingContent(value: value, unit: unit)
    }
  }
}

private struct ReadingContent: View {
  let value: Double
  let unit: String

  var body: some View {
    HStack {
      Text("\(value)")
      Text(isBroken ? "?" : unit)
    }
  }

  // Whether the sensor is broken
  /// No sensor measures more.
  private static let highest = 900.0
  private static let lowest = -900.0

  private var isBroken: Bool {
    value > Self.highest || value < Self.lowest
  }
}
