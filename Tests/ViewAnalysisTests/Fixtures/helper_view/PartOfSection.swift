// profile: strict
import SwiftUI

struct Journey: View {
  let stops: [String]
  @State private var isOpen = false
  @State private var note = ""
  @State private var speed = 1.0

  var body: some View {
    VStack {
      route
      Toggle("Open", isOn: $isOpen)
      Text(isOpen ? "Open" : "Closed")
      TextField("Note", text: $note)
      Text(note)
      Slider(value: $speed)
      Text("\(speed)")
    }
  }

  private var route: some View {  // expect: helper_view "whenever `isOpen`, `note` or `speed` changes"
    VStack {
      Text("Route")
      legend
      HStack {
        Image(systemName: "map")
        Text("\(stops.count) stops")
        Spacer()
        Image(systemName: "flag")
      }
    }
  }

  // A part of `route`, which reads none of the states either.
  private var legend: some View {  // expect: helper_view "whenever `isOpen`, `note` or `speed` changes"
    HStack {
      Image(systemName: "circle")
      Text("Stop")
      Image(systemName: "square")
      Text("Station")
      Text(stops.first ?? "")
    }
  }
}

struct Ride: View {
  let stops: [String]
  @State private var isOpen = false
  @State private var note = ""

  var body: some View {
    VStack {
      route
      Toggle("Open", isOn: $isOpen)
      Text(isOpen ? "Open" : "Closed")
      TextField("Note", text: $note)
      Text(note)
    }
  }

  private var route: some View {  // expect: helper_view "whenever `note` changes"
    VStack {
      Text(isOpen ? "Route" : "Way")
      legend
      HStack {
        Image(systemName: "map")
        Text("\(stops.count) stops")
        Spacer()
        Image(systemName: "flag")
      }
    }
  }

  // `route` runs it again for `isOpen`.
  private var legend: some View {  // expect: helper_view "whenever `isOpen` or `note` changes"
    HStack {
      Image(systemName: "circle")
      Text("Stop")
      Image(systemName: "square")
      Text("Station")
      Text(stops.first ?? "")
    }
  }
}

/// A part that is there several times, with other values each time, is a type of its own.
struct Costs: View {
  @State private var isOpen = false
  @State private var note = ""

  var body: some View {
    VStack {
      sums
      Toggle("Open", isOn: $isOpen)
      Text(isOpen ? "Open" : "Closed")
      TextField("Note", text: $note)
      Text(note)
    }
  }

  private var sums: some View {  // expect: helper_view "whenever `isOpen` or `note` changes"
    VStack {
      Text("Costs")
      sum("Food", 12)
      sum("Trains", 48)
      Text("Without taxes")
      Text("In euros")
      Text("For one person")
    }
  }

  private func sum(_ title: String, _ value: Int) -> some View {  // expect: helper_view "whenever `isOpen` or `note` changes"
    HStack {
      Text(title)
      Spacer()
      Text("\(value)")
    }
  }
}
