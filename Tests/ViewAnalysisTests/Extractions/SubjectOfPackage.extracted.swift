import Combine
import SwiftUI

struct PlayerView: View {
  let states = CurrentValueSubject<Int?, Never>(nil)

  var body: some View {
    VStack {
      Button("Stop") { states.send(nil) }
      StartRow(states: states)
    }
  }
}

private struct StartRow: View {
  let states: CurrentValueSubject<Int?, Never>

  var body: some View {
    HStack {
      Button("Start") { states.send(1) }
      Button("Pause") { states.send(2) }
    }
  }
}
