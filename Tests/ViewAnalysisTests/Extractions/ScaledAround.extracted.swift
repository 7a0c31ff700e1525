import SwiftUI

struct LargeView: View {
  @ScaledMetric private var width: CGFloat = 20

  var body: some View {
    VStack {
      Text("Status")
      LargeOneRow(width: width)
    }
    .dynamicTypeSize(.large)
  }
}

private struct LargeOneRow: View {
  let width: CGFloat

  var body: some View {
    HStack {
      Text("One")
        .frame(width: width)
      Text("Two")
    }
  }
}
