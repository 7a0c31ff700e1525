import SwiftUI

struct QuarryView: View {
  private let stone = Color.gray.opacity(0.5)

  var body: some View {
    VStack {
      «»HStack {
        Text("Quarry").foregroundStyle(stone)
        Text("Crane")
      }
      Circle().fill(stone)
    }
  }
}
