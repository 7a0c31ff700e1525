import SwiftUI

private let grass = Color.green.opacity(0.5)

struct MeadowView: View {
  var body: some View {
    VStack {
      MeadowRow()
      Circle().fill(grass)
    }
  }
}

private struct MeadowRow: View {
  var body: some View {
    HStack {
      Text("Meadow").foregroundStyle(grass)
      Text("Clover")
    }
  }
}

struct LawnView: View {
  let grass: Color

  var body: some View {
    Circle().fill(grass)
  }
}

struct PastureView: View {
  var body: some View {
    let grass = Color.mint
    return Circle().fill(grass)
  }
}
