import SwiftUI

struct FerriesView: View {
  let next: Double
  let times: [Double]

  var body: some View {
    VStack {
      Text(Self.departure(at: next))
      Text(Self.clock(next))
      Circle().accessibilityLabel(Self.clock(next))
      FerriesTimesView(times: times, next: next, sign: sign)
      Text(sign(of: 0))
    }
  }

  fileprivate static func departure(at time: Double) -> String {
    time < 60 ? "Now" : "At \(Self.clock(time))"
  }

  fileprivate static func clock(_ time: Double) -> String {
    "\(Self.hours(in: time)):\(Int(time) % 60)"
  }

  fileprivate static func hours(in time: Double) -> Int { Int(time / 60) }

  private func sign(of time: Double) -> String {
    time == next ? Self.clock(time) : ""
  }
}

private struct FerriesTimesView: View {
  let times: [Double]
  let next: Double
  let sign: (Double) -> String

  var body: some View {
    VStack {
      Text("Ferries")
      ForEach(times, id: \.self) { time in
        Text(FerriesView.departure(at: time))
        Text(FerriesView.clock(time))
      }
      Text(sign(next))
    }
  }
}
