import SwiftUI

struct ReadingView: View {
  let value: Double
  let unit: String

  // Whether the sensor is broken
  /// No sensor measures more.
  private static let highest = 900.0
  private static let lowest = -900.0

  private var isBroken: Bool {
    value > Self.highest || value < Self.lowest
  }

  var body: some View {
    VStack {
      Text("Sensor")
      reading
    }
  }

  private var «»reading: some View {
    HStack {
      Text("\(value)")
      Text(isBroken ? "?" : unit)
    }
  }
}
