// profile: strict
import SwiftUI

struct Dot: View {
  let isNear: Bool
  let isActive: Bool

  var body: some View {
    VStack {
      Circle()
        .fill(isNear ? Color.green : isActive ? Color.orange : Color.red)  // expect: heavy_expression
      Circle()
        .fill(isNear ? .green : isActive ? Color.orange : .red)  // expect: heavy_expression
    }
  }
}
