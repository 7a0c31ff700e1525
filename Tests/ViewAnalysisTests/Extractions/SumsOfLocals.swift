import SwiftUI

struct ScoreBar: View {
  let average: Double?
  let isFresh: Bool

  var body: some View {
    let stars = isFresh ? 0 : Int(average ?? 0)
    let length = CGFloat(stars) * 12 + 4.5
    VStack {
      Text("\(stars)")
      «»HStack {
        Image(systemName: "star")
        Text("\(stars) of 5")
        Capsule().frame(width: length, height: 4)
      }
      Capsule().frame(width: length, height: 2)
    }
  }
}
