// The marks of a loop are a chart's, too: the chart itself is extracted.
import Charts
import SwiftUI

struct Weight: Identifiable {
  let id: Int
  let kilograms: Double?
}

struct WeightChart: View {
  let weights: [Weight]

  var body: some View {
    VStack {
      Text("Weight")
      WeightChartContent(weights: weights)
    }
  }
}

private struct WeightChartContent: View {
  let weights: [Weight]

  var body: some View {
    Chart {
      ForEach(weights) { weight in
        if let kilograms = weight.kilograms {
          if kilograms > 0 {
            BarMark(x: .value("Day", weight.id), y: .value("Weight", kilograms))
            BarMark(x: .value("Day", weight.id), y: .value("Limit", 80))
          } else {
            BarMark(x: .value("Day", weight.id), y: .value("Weight", 0))
          }
        }
      }
    }
  }
}
