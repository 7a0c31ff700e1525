import SwiftUI

struct RainView: View {
  let measurements: [Double]
  let place: String

  var body: some View {
    VStack {
      Text("\(measurements.count)")
      RainChart(title: place, count: 3, heights: measurements)
    }
  }
}

private struct RainChart: View {
  let title: String
  let count: Int
  let heights: [Double]

  var body: some View {
    let t = title
    VStack {
      Text(t)
      ForEach(heights.prefix(count), id: \.self) { height in
        bar(height)
      }
    }
  }

  private func bar(_ height: Double) -> some View {
    let heights = [height, height]
    return Text("\(heights.count)")
  }
}
