// profile: strict
import SwiftUI

/// What always shows the same is computed with each update all the same.
struct Tiles: View {
  @State private var count = 0
  @State private var name = ""

  var body: some View {
    VStack {
      Stepper("\(count)", value: $count)
      TextField(name, text: $name)
      empty
      controls
    }
  }

  private var empty: some View {  // expect: helper_view
    VStack {
      Image(systemName: "tray")
      Text("Nothing here")
      Text("Add something first")
    }
  }

  private var controls: some View {  // expect: helper_view
    HStack {
      Image(systemName: "minus")
      Text("Start over")
      Button("Now") { print("now") }
    }
  }
}

/// A section of a view without states.
struct Leaflet: View {
  let title: String
  let text: String

  var body: some View {
    ZStack {
      Color.gray
      card
    }
  }

  private var card: some View {  // expect: helper_view
    VStack {
      Text(title)
      Text(text)
      Divider()
      Text("1")
    }
  }
}

/// A helper that nothing uses is no part of the body, and of alternatives one counts.
struct Weather: View {
  let sky: Int
  @State private var count = 0

  var body: some View {
    VStack {
      Stepper("\(count)", value: $count)
      VStack { symbol }
    }
  }

  @ViewBuilder private var symbol: some View {
    switch sky {
    case 0: HStack { Image(systemName: "sun.max"); Text("Sun") }
    case 1: HStack { Image(systemName: "cloud.rain"); Text("Rain") }
    case 2: HStack { Image(systemName: "snow"); Text("Snow") }
    default: HStack { Image(systemName: "cloud.fog"); Text("Fog") }
    }
  }

  var spareForecast: some View {
    VStack {
      Text("\(sky)")
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
    }
  }
}
