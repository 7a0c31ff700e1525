import SwiftUI

/// What a timeline hands over has a date.
struct DeparturesView: View {
  let departure: Date

  var body: some View {
    TimelineView(.periodic(from: .now, by: 1)) { context in
      let now = context.date
      DepartureView(departure: departure, now: now)
    }
  }
}

private struct DepartureView: View {
  let departure: Date
  let now: Date

  var body: some View {
    VStack {
      Text(departure, style: .timer)
      Text(now < departure ? "Soon" : "Gone")
    }
  }
}
