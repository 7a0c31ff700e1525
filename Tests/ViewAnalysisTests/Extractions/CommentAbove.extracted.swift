import SwiftUI

/// What the author calls a piece says more than what is in it.
struct TraitView: View {
  let confidence: Double

  var body: some View {
    HStack {
      // Ring gauge (animated)
      RingGauge(confidence: confidence)

      Text("Confidence")
    }
  }
}

private struct RingGauge: View {
  let confidence: Double

  var body: some View {
    ZStack {
      Circle()
        .stroke(Color.gray, lineWidth: 5)
      Circle()
        .trim(from: 0, to: confidence)
      Text("\(Int(confidence * 100))")
    }
  }
}
