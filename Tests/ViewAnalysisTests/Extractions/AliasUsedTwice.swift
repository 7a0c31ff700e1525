import SwiftUI

struct SnowView: View {
  let depths: [Double]

  var body: some View {
    VStack {
      Text("\(depths.count)")
      layers
    }
  }

  @ViewBuilder private var «»layers: some View {
    let shown = depths
    VStack {
      Text("\(depths.count)")
      ForEach(shown, id: \.self) { depth in
        Text("\(depth)")
      }
    }
  }
}
