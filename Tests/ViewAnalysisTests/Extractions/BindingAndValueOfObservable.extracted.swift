import SwiftUI

@Observable final class Chart {
  var metric = "Sleep"
  var baseline = 7.5
  var title = "Chart"
}

struct ChartView: View {
  @Bindable var chart: Chart

  var body: some View {
    VStack {
      Text(chart.title)
      MetricTabs(metric: $chart.metric, baseline: chart.baseline)
    }
  }
}

private struct MetricTabs: View {
  @Binding var metric: String
  let baseline: Double

  var body: some View {
    HStack {
      TextField("Metric", text: $metric)
      Text("\(baseline)")
    }
  }
}
