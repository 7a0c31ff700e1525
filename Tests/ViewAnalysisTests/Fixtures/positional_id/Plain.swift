import SwiftUI

struct Steps: View {
  @State private var steps: [String] = []

  var body: some View {
    List {
      ForEach(steps.indices, id: \.self) { index in  // expect: positional_id "Wrap each `String` in a type with an `id`"
        TextField("Step", text: $steps[index])
      }
      Button("Add") { steps.append("") }
    }
  }
}
