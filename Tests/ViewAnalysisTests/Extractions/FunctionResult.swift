import SwiftUI

struct ScoreView: View {
  let points: [Int]

  var body: some View {
    VStack {
      let total = sum()
      let best = points.first
      «»VStack {
        Text("Total: \(total)")
        if let best { Text("Best: \(best)") }
      }
      Text("\(total)")
    }
  }

  private func sum() -> Int { points.reduce(0, +) }
}
