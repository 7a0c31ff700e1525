import SwiftUI

/// What depends on the time is asked for when it is shown.
struct ClockView: View {
  let start: Date

  var body: some View {
    VStack {
      «»VStack {
        Text("Clock")
        TimelineView(.periodic(from: start, by: 1)) { context in
          Text("\(elapsed())")
        }
        Divider()
      }
      Text("\(elapsed())")
    }
  }

  private func elapsed() -> Double {
    Date().timeIntervalSince(start)
  }
}
