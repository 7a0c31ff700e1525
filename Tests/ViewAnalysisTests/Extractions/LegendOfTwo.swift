import SwiftUI

struct TideChartView: View {
  let heights: [Double]

  var body: some View {
    VStack {
      Text("\(heights.count)")
      «HStack(spacing: 12) {
        HStack(spacing: 4) { Circle().fill(.blue); Text("High water").font(.caption) }
        HStack(spacing: 4) { Circle().fill(.orange); Text("Low water").font(.caption) }
      }»
    }
  }
}
