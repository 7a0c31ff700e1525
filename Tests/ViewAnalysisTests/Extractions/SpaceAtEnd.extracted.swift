import SwiftUI

struct WellsView: View {
  let depth: Int

  var body: some View {
    VStack {
      WellsBadge(depth: depth)
      Text("Wells")
    }
  }
}

private struct WellsBadge: View {
  let depth: Int

  var body: some View {
    HStack {
      Text("Depth")
      Text(sign)
    }
  }
  
  private var sign: String { "\(depth) m" }
}
