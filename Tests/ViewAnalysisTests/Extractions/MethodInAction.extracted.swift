import SwiftUI

/// What an action asks for may be another value by then.
struct CounterView: View {
  @State private var count = 0
  @State private var last = 0

  var body: some View {
    VStack {
      CounterContent(last: $last, total: total)
      Text("\(total()) \(last)")
      Button("More") { count += 1 }
    }
  }

  private func total() -> Int {
    count * 2
  }
}

private struct CounterContent: View {
  @Binding var last: Int
  let total: () -> Int

  var body: some View {
    VStack {
      Text("Counter")
      Text("\(total())")
      Divider()
      Button("Keep") { last = total() }
    }
  }
}
