import SwiftUI

struct Catch: Identifiable {
  let id: Int
  let weight: Int?
}

/// A private type that only the piece uses goes with it, and with its heading.
struct LakeView: View {
  let catches: [Catch]
  let title: String

  var body: some View {
    VStack {
      Text(title)
      weightChart
      footer
    }
  }

  // MARK: - Weights

  private struct Weighing: Identifiable {
    let id: Int
    let weight: Int
    var isHeavy: Bool { weight > 10 }
  }

  private var «»weightChart: some View {
    let weighings = catches.compactMap { one in
      one.weight.map { Weighing(id: one.id, weight: $0) }
    }
    return VStack {
      ForEach(weighings) { weighing in
        Text("\(weighing.weight)").bold(weighing.isHeavy)
      }
    }
  }

  // MARK: - Footer

  private var footer: some View {
    Text("\(catches.count)")
  }
}
