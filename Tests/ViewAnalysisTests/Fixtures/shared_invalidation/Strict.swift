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

  var body: some View {  // expect: shared_invalidation "only this `HStack` reads `isOn`"
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
    .disabled(text.isEmpty)
  }
}

// The body only passes `isOn` and `text` on.
struct Bindings: View {
  @State private var counter = 0
  @State private var isOn = false
  @State private var text = ""

  var body: some View {
    VStack {
      HStack {
        Text("Counter: \(counter)")
        Stepper("Counter", value: $counter)
      }
      HStack {
        Divider()
        Toggle("On", isOn: $isOn)
      }
      HStack {
        Divider()
        TextField("Text", text: $text)
      }
    }
  }
}
