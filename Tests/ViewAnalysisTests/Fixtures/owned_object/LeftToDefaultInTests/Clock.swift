// profile: recommended
// not type-checked: XCTest isn't there
import SwiftUI

@Observable
final class Clock {
  var seconds = 0
}

/// The app hands the object over; only a test leaves it to the default.
struct ClockView: View {
  var clock = Clock()

  var body: some View {
    Text("\(clock.seconds)")
  }
}

struct App: View {
  let clock: Clock

  var body: some View {
    ClockView(clock: clock)
  }
}
