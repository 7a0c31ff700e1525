import SwiftUI

struct BarsView: View {
  let heights: [CGFloat]

  var body: some View {
    HStack {
      ForEach(0..<7) { i in
        Divider()
        BarsContent(index: i)
      }
    }
  }
}

private struct BarsContent: View {
  let index: Int

  var body: some View {
    VStack {
      Text("\(index)")
      Circle().fill(index == 6 ? Color.red : Color.blue)
    }
  }
}
