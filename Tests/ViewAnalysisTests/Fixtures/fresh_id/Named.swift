import Charts
import SwiftUI

struct Reading: Identifiable {
  let id = UUID()
  let value: Int
}

struct Report: View {
  let values: [Int]
  let scores: [Int?]

  var body: some View {
    let readings = values.map { Reading(value: $0) }.sorted { $0.value < $1.value }
    let best = readings.filter { $0.value > 3 }
    VStack {
      ForEach(readings) { Text("\($0.value)") }  // expect: fresh_id "with a new id, so all rows are replaced"
      ForEach(Array(best.prefix(3))) { Text("\($0.value)") }  // expect: fresh_id
      ForEach(values, id: \.self) { Text("\($0)") }
    }
  }

  private var chart: some View {
    let points = scores.compactMap { score in score.map { Reading(value: $0) } }
    return Chart(points) { point in  // expect: fresh_id "so all marks are replaced"
      BarMark(x: .value("A", point.value), y: .value("B", point.value))
    }
  }

  private func kept(_ readings: [Reading]) -> some View {
    ForEach(readings.reversed()) { Text("\($0.value)") }
  }
}
