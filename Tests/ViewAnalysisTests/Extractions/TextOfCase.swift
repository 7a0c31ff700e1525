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
        «»Text("Your access goes on until \(renewal).")
          .font(.caption)
          .padding()
      }
    }
  }
}
