import SwiftUI

struct DosesView: View {
  let times: [Double]
  let next: Double

  var body: some View {
    VStack {
      Text(label(of: next))
      «»VStack {
        Text("Doses")
        ForEach(times, id: \.self) { time in
          Text(label(of: time))
        }
      }
      Text(times.map(self.label).joined())
    }
  }

  private func label(of time: Double) -> String {
    let hours = Int(time / 3600)
    return hours == 0 ? "Now" : "\(hours) h"
  }
}
