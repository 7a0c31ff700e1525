import SwiftUI

/// What depends on the time is asked for when it is shown.
struct ClockView: View {
  let start: Date

  var body: some View {
    VStack {
      ClockContent(start: start, elapsed: elapsed)
      Text("\(elapsed())")
    }
  }

  private func elapsed() -> Double {
    Date().timeIntervalSince(start)
  }
}

private struct ClockContent: View {
  let start: Date
  let elapsed: () -> Double

  var body: some View {
    VStack {
      Text("Clock")
      TimelineView(.periodic(from: start, by: 1)) { context in
        Text("\(elapsed())")
      }
      Divider()
    }
  }
}
