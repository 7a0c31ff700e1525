import SwiftUI

struct QuarryView: View {
  private let stone = Color.gray.opacity(0.5)

  var body: some View {
    VStack {
      QuarryRow(stone: stone)
      Circle().fill(stone)
    }
  }
}

private struct QuarryRow: View {
  let stone: Color

  var body: some View {
    HStack {
      Text("Quarry").foregroundStyle(stone)
      Text("Crane")
    }
  }
}
