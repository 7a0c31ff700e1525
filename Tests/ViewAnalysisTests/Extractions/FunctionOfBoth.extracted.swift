import SwiftUI

struct DosesView: View {
  let times: [Double]
  let next: Double

  var body: some View {
    VStack {
      Text(Self.label(of: next))
      DosesTimesView(times: times)
      Text(times.map(Self.label).joined())
    }
  }

  fileprivate static func label(of time: Double) -> String {
    let hours = Int(time / 3600)
    return hours == 0 ? "Now" : "\(hours) h"
  }
}

private struct DosesTimesView: View {
  let times: [Double]

  var body: some View {
    VStack {
      Text("Doses")
      ForEach(times, id: \.self) { time in
        Text(DosesView.label(of: time))
      }
    }
  }
}
