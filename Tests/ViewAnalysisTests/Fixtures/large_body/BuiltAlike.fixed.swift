// option: max_lines = 24
import SwiftUI

/// The first two sections are built alike: as types of their own, one of them would be a copy.
struct TripView: View {
  var body: some View {
    VStack {
      TripOutwardHeader()
      HStack(spacing: 4) {
        Image(systemName: "tram")
          .font(.title)
          .padding(2)
        Spacer()
        Text("Return")
          .font(.headline)
          .padding(4)
      }
      TripSeatsView()
      TripToggles()
    }
  }
}

private struct TripOutwardHeader: View {
  var body: some View {
    HStack(spacing: 4) {
      Image(systemName: "airplane")
        .font(.title)
        .padding(2)
      Spacer()
      Text("Outward")
        .font(.headline)
        .padding(4)
    }
  }
}

private struct TripSeatsView: View {
  var body: some View {
    VStack {
      Text("Seats")
      Divider()
      Text("Luggage")
      Divider()
      Text("Meals")
    }
  }
}

private struct TripToggles: View {
  var body: some View {
    VStack {
      Toggle("Window", isOn: .constant(true))
      Divider()
      Toggle("Quiet", isOn: .constant(true))
      Divider()
      Toggle("Table", isOn: .constant(true))
    }
  }
}
