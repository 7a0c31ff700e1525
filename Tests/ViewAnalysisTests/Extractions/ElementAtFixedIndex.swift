import SwiftUI

struct Swatches: View {
  let colors: [Color]

  var body: some View {
    VStack {
      Text("\(colors.count)")
      «»VStack {
        Text("First").foregroundStyle(colors[0])
        Circle().fill(colors[0])
      }
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
