import SwiftUI

enum Signal {
  case endLap, pause
}

struct Buzzer {
  func buzz() {}
}

struct Wrist {
  func push(_ signal: Signal, to track: Int) {}
}

/// What the button does besides a buzz says what its label is.
struct LapActiveView: View {
  let wrist: Wrist
  let track: Int

  var body: some View {
    VStack {
      Text("Go")
      Button {
        Buzzer().buzz()
        wrist.push(.endLap, to: track)
      } label: {
        «»HStack {
          Image(systemName: "flag")
          Text("本圈结束")
        }
      }
    }
  }
}
