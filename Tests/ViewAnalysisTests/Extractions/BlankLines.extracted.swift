import SwiftUI

struct WellView: View {
  let depth: Int

  var body: some View {
    VStack {
      Text("Well")
      WellDepthRow(depth: depth)
    }
  }
}

private struct WellDepthRow: View {
  let depth: Int

  var body: some View {
    HStack {
      Text("\(depth)")
      
      Text("m")
    }
  }
}
