import SwiftUI

private let sand = Color.yellow.opacity(0.4)
private let shell = Color.white.opacity(0.9)

struct DykeView: View {
  let height: Double

  // The colours of all that the sea has washed ashore
  private let wood = Color.brown.opacity(0.6)

  var body: some View {
    VStack {
      DykeSandRow()
      Text("\(height)").foregroundStyle(wood).background(sand)
      Circle().fill(shell)
    }
  }
}

private struct DykeSandRow: View {
  var body: some View {
    HStack {
      Text("Sand").foregroundStyle(sand)
      Text("Shells").foregroundStyle(shell)
    }
  }
}
