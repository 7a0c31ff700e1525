import SwiftUI

/// Where a plant of a kind likes to stand.
struct LightGuide: View {
  @State private var light = Light.indirect

  var body: some View {
    VStack {
      Picker("Light", selection: $light) {
        ForEach(Light.allCases) { light in
          Text(light.rawValue)
        }
      }
      Image(systemName: light.symbol)
      legend
    }
  }

  private var legend: some View {
    VStack(alignment: .leading) {
      Text("How to read the symbols")
        .font(.headline)
      Label("Far from any window", systemImage: "cloud")
      Label("Beside a window", systemImage: "cloud.sun")
      Label("In the window", systemImage: "sun.max")
      Divider()
      Text("Turn your plants once a week.")
    }
  }
}

/// What to think of in a season.
struct SeasonGuide: View {
  @State private var isWinter = false

  var body: some View {
    ScrollView {
      Toggle(isWinter ? "Winter" : "Summer", isOn: $isWinter)
      water
      soil
      air
    }
  }

  private var water: some View {
    VStack {
      Image(systemName: "drop")
      Text("Water")
      Text(isWinter ? "Half as much" : "As planned")
    }
  }

  private var soil: some View {
    VStack {
      Image(systemName: "leaf")
      Text("Soil")
      Text("Loosen it with a fork")
    }
  }

  private var air: some View {
    VStack {
      Image(systemName: "wind")
      Text("Air")
      Text("Keep the leaves free of dust")
    }
  }
}
