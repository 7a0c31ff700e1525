import SwiftUI

struct BadgeView: View {
  @ScaledMetric(relativeTo: .body) private var size = 14
  let count: Int

  var body: some View {
    VStack {
      Text("Badge")
        .frame(width: size)
      BadgeRow(count: count, size: size)
    }
  }
}

private struct BadgeRow: View {
  let count: Int
  let size: Double

  var body: some View {
    HStack {
      Text("\(count)")
        .frame(width: size)
      Text("New")
    }
  }
}
