// profile: strict
import SwiftUI

struct Dashboard: View {
  @State private var counter = 0
  @State private var isOn = false
  @State private var text = ""

  var body: some View {  // expect: shared_invalidation "computed again whenever `counter` changes, but only this `Text` reads `counter`"
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

// The body only passes `isOn` and `text` on, but is run by `counter`.
struct Bindings: View {
  @State private var counter = 0
  @State private var isOn = false
  @State private var text = ""

  var body: some View {  // expect: shared_invalidation "whenever `counter` changes"
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

// Nothing that the body reads runs it.
struct OnlyBindings: View {
  @State private var count = 0
  @State private var isOn = false
  @State private var text = ""

  var body: some View {
    VStack {
      HStack {
        Divider()
        Stepper("Count", value: $count)
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
