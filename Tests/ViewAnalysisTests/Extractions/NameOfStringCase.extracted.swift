import SwiftUI

struct Ride: Identifiable {
  let id: String
}

struct RideScreen: View {
  let ride: Ride

  var body: some View { Text(ride.id) }
}

struct RideListScreen: View {
  let rides: [Ride]

  var body: some View { List(rides) { ride in Text(ride.id) } }
}

struct RootView: View {
  @State private var tab = "home"
  let openID: String?
  let rides: [Ride]

  var body: some View {
    VStack {
      Button("Rides") { tab = "rides" }
      switch tab {
      case "rides":
        RootRidesView(openID: openID, rides: rides)
      default:
        Text("Home")
      }
    }
  }
}

private struct RootRidesView: View {
  let openID: String?
  let rides: [Ride]

  var body: some View {
    if let openID, let ride = rides.first(where: { $0.id == openID }) {
      RideScreen(ride: ride)
    } else {
      RideListScreen(rides: rides)
    }
  }
}
