import SwiftUI

struct MeadowView: View {
  private let grass = Color.green.opacity(0.5)

  var body: some View {
    VStack {
      «»HStack {
        Text("Meadow").foregroundStyle(grass)
        Text("Clover")
      }
      Circle().fill(grass)
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
