// profile: strict
import SwiftUI

struct Dot: View {
  let level: Int
  let isOn: Bool
  let isNear: Bool

  var body: some View {
    VStack {
      // Only the place says what `.green` is a member of.
      Circle()
        .fill(level == 0 ? .green : level == 1 ? .orange : .red)  // expect: heavy_expression "2 ternaries"
      Circle()
        .fill(level == 0 ? Color.green : level == 1 ? Color.orange : Color.red)  // expect: heavy_expression
      Circle()
        .fill(isOn ? .green : isNear ? .orange : .red)  // expect: heavy_expression
      Circle()
        .fill(isOn ? Color.green : isNear ? Color.orange : Color.red)  // expect: heavy_expression
      Circle()
        .frame(minWidth: isOn ? 0 : side, idealWidth: isOn ? 0 : side, maxWidth: isOn ? 0 : side)
    }
  }

  private var side: CGFloat { 12 }
}
