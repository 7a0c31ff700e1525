// profile: strict
import SwiftUI

/// What the system is set to changes nothing while someone reads.
struct PostcardView: View {
  let places: [String]
  @Environment(\.colorScheme) private var colorScheme
  @ScaledMetric private var width = 80.0
  @State private var isTurned = false
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Text(name)
      HStack {
        Text("Greetings")
        Image(systemName: colorScheme == .dark ? "moon" : "sun.max")
      }
      HStack {
        Text("From")
        Text("afar").frame(width: width)
      }
      ForEach(places, id: \.self) { place in
        Text(place + name).bold(isTurned)
      }
      Image(systemName: isTurned ? "arrow.up" : "arrow.down")
    }
    .onTapGesture { isTurned.toggle() }
  }
}

/// Two states are left that change.
struct StampView: View {
  let places: [String]
  @Environment(\.colorScheme) private var colorScheme
  @State private var isTurned = false
  @State private var count = 0

  var body: some View {  // expect: shared_invalidation "only this `HStack` reads `isTurned`, only this `HStack` reads `count` and only this `Text` reads `colorScheme`"
    VStack {
      HStack {
        Toggle("Turned", isOn: $isTurned)
        Image(systemName: isTurned ? "moon" : "sun.max")
      }
      HStack {
        Stepper("Stamps", value: $count)
        Text("\(count)")
      }
      ForEach(places, id: \.self) { place in
        Text(place)
        Text(colorScheme == .dark ? "dark" : "light")
      }
    }
  }
}
