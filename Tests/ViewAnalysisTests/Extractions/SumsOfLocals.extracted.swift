import SwiftUI

struct ScoreBar: View {
  let average: Double?
  let isFresh: Bool

  var body: some View {
    let stars = isFresh ? 0 : Int(average ?? 0)
    let length = CGFloat(stars) * 12 + 4.5
    VStack {
      Text("\(stars)")
      ScoreBarStarsRow(stars: stars, length: length)
      Capsule().frame(width: length, height: 2)
    }
  }
}

private struct ScoreBarStarsRow: View {
  let stars: Int
  let length: CGFloat

  var body: some View {
    HStack {
      Image(systemName: "star")
      Text("\(stars) of 5")
      Capsule().frame(width: length, height: 4)
    }
  }
}
