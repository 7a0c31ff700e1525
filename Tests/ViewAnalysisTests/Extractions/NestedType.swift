import SwiftUI

struct DashboardView: View {
  let dashboard: Dashboard

  var body: some View {
    VStack {
      figures
      Text(dashboard.note)
    }
  }

  private var «»figures: some View {
    HStack {
      ForEach(dashboard.figures) { figure in
        Text(figure.title)
      }
    }
    .padding()
  }
}
