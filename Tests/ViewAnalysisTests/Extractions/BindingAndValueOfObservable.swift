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
      metricTabs
    }
  }

  «»private var metricTabs: some View {
    HStack {
      TextField("Metric", text: $chart.metric)
      Text("\(chart.baseline)")
    }
  }
}
