import SwiftUI

struct ScoreView: View {
  let points: [Int]

  var body: some View {
    VStack {
      let total = sum()
      let best = points.first
      ScoreTotalView(total: total, best: best)
      Text("\(total)")
    }
  }

  private func sum() -> Int { points.reduce(0, +) }
}

private struct ScoreTotalView: View {
  let total: Int
  let best: Int?

  var body: some View {
    VStack {
      Text("Total: \(total)")
      if let best { Text("Best: \(best)") }
    }
  }
}
