import SwiftUI

struct RainView: View {
  let measurements: [Double]
  let place: String

  var body: some View {
    VStack {
      Text("\(measurements.count)")
      chart(for: place, of: 3)
    }
  }

  private func «»chart(for title: String, of amount: Int) -> some View {
    let heights = measurements
    let count = amount
    let t = title
    return VStack {
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
