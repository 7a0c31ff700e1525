import SwiftUI

struct Questions: View {
  @State private var open: Set<Int> = []

  var body: some View {
    VStack {
      Text("Questions")
      QuestionItem(open: $open, number: 1)
      QuestionItem(open: $open, number: 2)
    }
  }
}

private struct QuestionItem: View {
  @Binding var open: Set<Int>
  let number: Int

  var body: some View {
    VStack {
      Text("Question \(number)")
      Button("Open") { open.insert(number) }
      if open.contains(number) {
        Text("Answer")
      }
    }
  }
}

struct QuestionCounter: View {
  let count: Int

  var body: some View {
    Text("\(count)")
  }
}
