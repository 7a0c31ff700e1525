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
  @State private var text = ""

  var body: some View {
    VStack {
      PanelsCounterStepper()
      PanelsOnToggle()
      TextField("Text", text: $text)
    }
    .disabled(text.isEmpty)
  }
}

private struct PanelsCounterStepper: View {
  @State private var counter = 0

  var body: some View {
    VStack {
      Text("Counter: \(counter)")
      Stepper("Counter", value: $counter)
    }
  }
}

private struct PanelsOnToggle: View {
  @State private var isOn = false

  var body: some View {
    HStack {
      Image(systemName: isOn ? "bell" : "bell.slash")
      Toggle("On", isOn: $isOn)
    }
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
