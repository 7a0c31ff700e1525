import SwiftUI

struct Wheel {
  func turn() async {}
}

struct MillView: View {
  let wheel: Wheel

  var body: some View {
    VStack {
      Text("Mill")
      MillWheelView(wheel: wheel)
    }
  }
}

private struct MillWheelView: View {
  let wheel: Wheel

  var body: some View {
    VStack {
      Text("Wheel")
      Button("Turn") { turn() }
    }
  }

  private func turn() {
    _Concurrency.Task { await wheel.turn() }
  }
}
