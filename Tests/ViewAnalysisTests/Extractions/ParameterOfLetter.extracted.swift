import SwiftUI

struct Journey {
  let title: String
  let length: Int
}

struct JourneyView: View {
  let journey: Journey
  let next: Journey

  var body: some View {
    VStack {
      summary(journey)
      JourneyDistanceView(journey: journey, n: 2)
      JourneyDistanceView(journey: next, n: 3)
    }
  }

  private func summary(_ j: Journey) -> some View {
    Text(j.title)
  }
}

private struct JourneyDistanceView: View {
  let journey: Journey
  let n: Int

  var body: some View {
    HStack {
      Text(journey.title)
      Text("\(journey.length) km")
      Text("\(n)")
    }
  }
}
