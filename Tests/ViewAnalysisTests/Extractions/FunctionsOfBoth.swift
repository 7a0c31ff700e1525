import SwiftUI

struct FerriesView: View {
  let next: Double
  let times: [Double]

  var body: some View {
    VStack {
      Text(departure(at: next))
      Text(clock(next))
      Circle().accessibilityLabel(self.clock(next))
      «»VStack {
        Text("Ferries")
        ForEach(times, id: \.self) { time in
          Text(departure(at: time))
          Text(clock(time))
        }
        Text(sign(of: next))
      }
      Text(sign(of: 0))
    }
  }

  private func departure(at time: Double) -> String {
    time < 60 ? "Now" : "At \(clock(time))"
  }

  private func clock(_ time: Double) -> String {
    "\(hours(in: time)):\(Int(time) % 60)"
  }

  private func hours(in time: Double) -> Int { Int(time / 60) }

  private func sign(of time: Double) -> String {
    time == next ? clock(time) : ""
  }
}
