import SwiftUI

enum Change {
  case upgrade, downgrade
}

struct PlanCard: View {
  let change: Change
  let renewal: String

  var body: some View {
    VStack {
      switch change {
      case .upgrade:
        Text("More")
      case .downgrade:
        PlanCardDowngradeText(renewal: renewal)
      }
    }
  }
}

private struct PlanCardDowngradeText: View {
  let renewal: String

  var body: some View {
    Text("Your access goes on until \(renewal).")
      .font(.caption)
      .padding()
  }
}
