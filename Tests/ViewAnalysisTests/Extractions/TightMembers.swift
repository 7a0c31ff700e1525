import SwiftUI

struct HarvestView: View {
  let weights: [Double]
  let name: String

  private var total: Double { weights.reduce(0, +) }
  private var mean: Double { total / Double(weights.count) }
  private var heaviest: Double { weights.max() ?? mean }

  private var isPoor: Bool { total < 10 }

  var body: some View {
    VStack {
      Text(name)
      «»HStack {
        Text("\(total)")
        Text("\(mean)")
        Text("\(heaviest)")
        Text(isPoor ? "Poor" : "Rich")
      }
    }
  }
}
