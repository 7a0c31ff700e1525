// profile: strict
import SwiftUI

struct Dashboard: View {
  @State private var counter = 0

  var body: some View {
    VStack {
      Text("Dashboard")
      DashboardCounterText(counter: counter)
      DashboardOnToggle()
      Button("More") { counter += 1 }
      DashboardTextField()
    }
  }
}

private struct DashboardCounterText: View {
  let counter: Int

  var body: some View {
    Text("Counter: \(counter)")
  }
}

private struct DashboardOnToggle: View {
  @State private var isOn = false

  var body: some View {
    Toggle("On", isOn: $isOn)
  }
}

private struct DashboardTextField: View {
  @State private var text = ""

  var body: some View {
    TextField("Text", text: $text)
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

// The body only passes `isOn` and `text` on, but is run by `counter`.
struct Bindings: View {
  var body: some View {
    VStack {
      BindingsCounterStepper()
      HStack {
        Divider()
        BindingsOnToggle()
      }
      HStack {
        Divider()
        BindingsTextField()
      }
    }
  }
}

private struct BindingsCounterStepper: View {
  @State private var counter = 0

  var body: some View {
    HStack {
      Text("Counter: \(counter)")
      Stepper("Counter", value: $counter)
    }
  }
}

private struct BindingsOnToggle: View {
  @State private var isOn = false

  var body: some View {
    Toggle("On", isOn: $isOn)
  }
}

private struct BindingsTextField: View {
  @State private var text = ""

  var body: some View {
    TextField("Text", text: $text)
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
