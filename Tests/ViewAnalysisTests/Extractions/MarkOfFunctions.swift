import SwiftUI

struct Questions: View {
  @State private var open: Set<Int> = []

  var body: some View {
    VStack {
      Text("Questions")
      questionItem(1)
      questionItem(2)
    }
  }
}

// MARK: - Functions
extension Questions {
  private func «questionItem(_ number: Int) -> some View {
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
