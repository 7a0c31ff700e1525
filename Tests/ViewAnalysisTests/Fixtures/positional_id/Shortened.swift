import SwiftUI

struct Best: View {
  let scores: [Int]

  var body: some View {
    let best = scores.sorted().prefix(3)
    VStack {
      ForEach(Array(best.enumerated()), id: \.offset) { index, score in  // expect: positional_id
        Text("\(index): \(score)")
      }
    }
  }
}
