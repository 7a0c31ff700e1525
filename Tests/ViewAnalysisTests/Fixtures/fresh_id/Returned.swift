import Charts
import SwiftUI

struct Measurement: Identifiable {
  let id = UUID()
  let value: Int
}

struct History: View {
  let values: [Int?]

  private var points: [Measurement] {
    values
      .compactMap { value -> Measurement? in
        guard let value, value > 0 else { return nil }
        return Measurement(value: value)
      }
      .sorted { $0.value < $1.value }
  }

  private var kept: [Measurement] {
    values.compactMap { value -> Measurement? in
      guard let value else { return nil }
      return cache[value]
    }
  }

  private let cache: [Int: Measurement]

  var body: some View {
    VStack {
      Chart(points) { point in  // expect: fresh_id "so all marks are replaced"
        BarMark(x: .value("A", point.value), y: .value("B", point.value))
      }
      Chart(kept) { point in
        BarMark(x: .value("A", point.value), y: .value("B", point.value))
      }
    }
  }
}
