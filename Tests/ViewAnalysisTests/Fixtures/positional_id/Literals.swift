import SwiftUI

struct Review {
  let text: String
}

final class Promises: ObservableObject {
  var items: [String] { ["Sleep", "Walk"] }
  var some: [String] { isLong ? items : [] }
  @Published var isLong = false
}

/// As many as the code says, in this order.
struct ReviewCarousel: View {
  @ObservedObject var promises: Promises
  let newest: [Review]

  private var reviews: [Review] { [Review(text: "Good"), Review(text: "Better")] }
  private var looped: [Review] { [reviews[1]] + reviews + [reviews[0]] }
  private var all: [Review] { reviews + newest }

  var body: some View {
    VStack {
      ForEach(Array(promises.items.enumerated()), id: \.offset) { _, item in
        Text(item)
      }
      ForEach(Array(looped.enumerated()), id: \.offset) { _, review in
        Text(review.text)
      }
      ForEach(Array(promises.some.enumerated()), id: \.offset) { _, item in  // expect: positional_id
        Text(item)
      }
      ForEach(Array(all.enumerated()), id: \.offset) { _, review in  // expect: positional_id
        Text(review.text)
      }
    }
  }
}

struct Groups: View {
  private let groups: [(name: String, parts: [String])] = [("One", ["A", "B"]), ("Two", ["C"])]
  let loaded: [[String]]

  var body: some View {
    VStack {
      ForEach(Array(groups.enumerated()), id: \.offset) { _, group in
        HStack {
          // Part of what never changes.
          ForEach(Array(group.parts.enumerated()), id: \.offset) { _, part in
            Text(part)
          }
        }
      }
      ForEach(loaded, id: \.self) { row in
        HStack {
          ForEach(Array(row.enumerated()), id: \.offset) { _, part in  // expect: positional_id
            Text(part)
          }
        }
      }
    }
  }
}
