// profile: strict
import SwiftUI

struct Dot: View {
  let isNear: Bool
  let isActive: Bool

  var body: some View {
    VStack {
      // There is nothing to infer.
      Circle()
        .fill(isNear ? Color.green : isActive ? Color.orange : Color.red)
      Circle()
        .fill(isNear ? .green : isActive ? Color.orange : .red)  // expect: heavy_expression
    }
  }
}
