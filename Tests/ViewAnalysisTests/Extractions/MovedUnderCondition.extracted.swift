import SwiftUI

/// The same for a computed property that would be fewer inputs.
struct RatioView: View {
  let total: Int
  let count: Int
  let other: Int

  var body: some View {
    VStack {
      Text("\(total) \(count) \(other)")
      RatioContent(total: total, other: other, count: count)
    }
  }
}

private struct RatioContent: View {
  let total: Int
  let other: Int
  let count: Int

  var body: some View {
    VStack {
      Text("Ratio")
      Divider()
      if count > 0 {
        Text("\(ratio)")
      }
    }
  }

  private var ratio: Int { total / count + other }
}
