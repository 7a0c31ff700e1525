// profile: strict
import SwiftUI

struct Steps: View {
  @State private var steps: [String] = []

  var body: some View {
    List {
      ForEach(steps.indices, id: \.self) { index in  // expect: positional_id "Wrap each `String` in a type with an `id`"
        Toggle(steps[index], isOn: .constant(true))
      }
      ForEach(steps.indices, id: \.self) { index in
        TextField("Step", text: $steps[index])
      }
      Button("Add") { steps.append("") }
    }
  }
}

/// A tuple can have no id.
struct Pairs: View {
  let pairs: [(name: String, count: Int)]

  var body: some View {
    ForEach(pairs.indices, id: \.self) { index in
      VStack {
        Text(pairs[index].name)
        TextField("Count", text: .constant(pairs[index].name))
      }
    }
  }
}

/// Nor has a date.
struct Times: View {
  @State private var times: [Date] = []

  var body: some View {
    Form {
      ForEach(0..<times.count, id: \.self) { index in
        DatePicker("Time", selection: $times[index])
      }
      Button("Add") { times.append(.now) }
    }
  }
}
