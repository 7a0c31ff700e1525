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
