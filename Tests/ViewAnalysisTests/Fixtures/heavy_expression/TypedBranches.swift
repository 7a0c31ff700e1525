// profile: strict
import SwiftUI

/// One choice is inside another one, whatever names its type.
struct Light: View {
  let isOn: Bool
  let isRed: Bool
  let isDimmed: Bool
  let width: Double

  var body: some View {
    VStack {
      Text("On")
        .foregroundStyle(isOn ? Color.gray : isRed ? Color.red.opacity(0.5) : Color.green)  // expect: heavy_expression
      Text("Dimmed")
        .opacity(isOn ? isDimmed ? width / 2 : 1 : 0)  // expect: heavy_expression "2 ternaries"
    }
  }
}
