import SwiftUI

struct MenuCard: View {
  struct Model {
    struct Metric: Identifiable {
      let id: Int
      let title: String
      let detail: String?
      var percent: Double
    }

    var metrics: [Metric]
    var name: String
  }

  let model: Model

  var body: some View {
    VStack {
      Text(model.name)
      ForEach(model.metrics) { metric in
        HStack {
          Text(metric.title)
          «»VStack(alignment: .leading) {
            Text("\(metric.percent)")
            if let detail = metric.detail {
              Text(detail)
            }
          }
        }
      }
    }
  }
}
