// profile: strict
import SwiftUI

struct Dashboard: View {
  @State private var counter = 0
  @State private var isOn = false
  @State private var text = ""

  var body: some View {
    VStack {
      Text("Dashboard")
      Text("Counter: \(counter)")
      Toggle("On", isOn: $isOn)
      Button("More") { counter += 1 }
      TextField("Text", text: $text)
    }
  }
}

struct Panels: View {
  @State private var counter = 0
  @State private var isOn = false
  @State private var text = ""

  var body: some View {  // expect: shared_invalidation "`isOn` only concerns this `HStack`"
    VStack {
      VStack {
        Text("Counter: \(counter)")
        Stepper("Counter", value: $counter)
      }
      HStack {
        Image(systemName: isOn ? "bell" : "bell.slash")
        Toggle("On", isOn: $isOn)
      }
      TextField("Text", text: $text)
    }
  }
}
