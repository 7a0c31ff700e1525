// profile: strict
import SwiftUI

struct Mark: Hashable {
  var title: String
}

@MainActor var marks = [Mark(title: "Good"), Mark(title: "Fair")]

/// Digits come and go at the end: no other one changes its place.
struct Counter: View {
  @State private var digits: [Int] = []

  var body: some View {
    HStack {
      ForEach(0..<digits.count, id: \.self) { index in
        Text("\(digits[index])")
      }
    }
    .onTapGesture { digits.removeLast() }
  }
}

struct Marks: View {
  var body: some View {
    ForEach(0..<marks.count, id: \.self) { index in
      Button(marks[index].title) {}
    }
  }
}

/// The same with digits that move.
struct Queue: View {
  @State private var waiting: [Mark] = []

  var body: some View {
    ForEach(0..<waiting.count, id: \.self) { index in  // expect: positional_id
      Text(waiting[index].title)
    }
    .onTapGesture { waiting.removeFirst() }
  }
}
