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
      distance(journey, 2)
      distance(next, 3)
    }
  }

  private func summary(_ j: Journey) -> some View {
    Text(j.title)
  }

  private func «»distance(_ j: Journey, _ n: Int) -> some View {
    HStack {
      Text(j.title)
      Text("\(j.length) km")
      Text("\(n)")
    }
  }
}
