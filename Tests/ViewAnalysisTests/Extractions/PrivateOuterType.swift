// not: The type of `metric` can't be told.
import SwiftUI
struct MenuCard: View {
  private struct Model {
    struct Metric: Identifiable {
      let id: Int
      let title: String
      var percent: Double
      var other: Double
    }
    var metrics: [Metric]
    var name: String
  }
  private let model: Model
  var body: some View {
    VStack {
      Text(model.name)
      ForEach(model.metrics) { metric in
        HStack {
          Text(metric.title)
          «»VStack(alignment: .leading) {
            Text("\(metric.percent)")
            Text("\(metric.other)")
            Text("x")
          }
        }
      }
    }
  }
}
