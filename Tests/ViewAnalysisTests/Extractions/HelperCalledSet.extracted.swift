import SwiftUI

/// `set` is a thing here: only what makes a view goes from a helper's name.
struct WorkoutView: View {
  let weights: [Int]

  var body: some View {
    VStack {
      Text("Today")
      SetRows(weights: weights)
    }
  }
}

private struct SetRows: View {
  let weights: [Int]

  var body: some View {
    ForEach(weights, id: \.self) { weight in
      Text("Weight \(weight)")
    }
  }
}
