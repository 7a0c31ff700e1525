import SwiftUI

struct SnowView: View {
  let depths: [Double]

  var body: some View {
    VStack {
      Text("\(depths.count)")
      SnowLayers(depths: depths)
    }
  }
}

private struct SnowLayers: View {
  let depths: [Double]

  var body: some View {
    let shown = depths
    VStack {
      Text("\(depths.count)")
      ForEach(shown, id: \.self) { depth in
        Text("\(depth)")
      }
    }
  }
}
