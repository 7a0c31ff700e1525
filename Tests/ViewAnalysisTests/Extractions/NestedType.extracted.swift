import SwiftUI

struct DashboardView: View {
  let dashboard: Dashboard

  var body: some View {
    VStack {
      DashboardFiguresView(figures: dashboard.figures)
      Text(dashboard.note)
    }
  }
}

private struct DashboardFiguresView: View {
  let figures: [Dashboard.Figure]

  var body: some View {
    HStack {
      ForEach(figures) { figure in
        Text(figure.title)
      }
    }
    .padding()
  }
}
