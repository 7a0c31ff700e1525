import SwiftUI

struct Swatches: View {
  let colors: [Color]

  var body: some View {
    VStack {
      Text("\(colors.count)")
      SwatchesContent(color: colors[0])
    }
  }
}

private struct SwatchesContent: View {
  let color: Color

  var body: some View {
    VStack {
      Text("First").foregroundStyle(color)
      Circle().fill(color)
    }
  }
}

/// Both are needed here.
struct Pairs: View {
  let colors: [Color]

  var body: some View {
    VStack {
      Text("First").foregroundStyle(colors[0])
      Circle().fill(colors[1])
    }
  }
}
