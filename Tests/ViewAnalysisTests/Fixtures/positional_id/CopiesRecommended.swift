// profile: recommended
import SwiftUI

struct Stage: Identifiable {
  var id = UUID()
  var name: String
}

struct Stages: View {
  @State private var stages: [Stage] = []

  var body: some View {
    VStack {
      ForEach(stages.indices, id: \.self) { index in  // expect: positional_id "Use an id of the element"
        Text(stages[index].name)
      }
      Button("Repeat") { repeatLast() }
    }
  }

  private func repeatLast() {
    guard var copy = stages.last else { return }
    copy.id = UUID()
    stages.append(copy)
    stages.removeFirst()
  }
}
