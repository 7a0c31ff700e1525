import SwiftUI

struct PlanView: View {
  let title: String

  var body: some View {
    VStack {
      Text(title)

      // Story 3.3: Feature comparison for upgrades
      FeatureComparisonView()
    }
  }
}

private struct FeatureComparisonView: View {
  var body: some View {
    VStack {
      Text("Before")
      Text("After")
    }
  }
}
