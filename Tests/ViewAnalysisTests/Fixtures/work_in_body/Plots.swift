// profile: strict
import Charts
import SwiftUI

struct Reading: Identifiable {
  let id: Int
  let hour: Double
  let level: Double
}

struct LevelChart: View {
  let readings: [Reading]
  let now: Double

  var body: some View {
    Chart {
      LinePlot(
        readings.filter { $0.hour <= now },  // expect: work_in_body "data of `LinePlot`"
        x: .value("Hour", \.hour), y: .value("Level", \.level))
      LinePlot(readings, x: .value("Hour", \.hour), y: .value("Level", \.level))
    }
  }
}
