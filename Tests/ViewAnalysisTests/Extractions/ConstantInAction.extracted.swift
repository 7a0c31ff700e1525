import SwiftUI

private let step = 0.5

struct BuoysView: View {
  @State private var level = 0.0

  var body: some View {
    VStack {
      Text("\(level)")
      Text("\(step)")
      EachStepIsRow(level: $level)
    }
  }
}

private struct EachStepIsRow: View {
  @Binding var level: Double

  var body: some View {
    HStack {
      Text("Each step is \(step)")
      Button("Raise") {
        level += step
        level = min(level, 10 * step)
      }
    }
  }
}
