import SwiftUI

struct Subscription {
  let lastChargeDate: Date?
  let name: String
}

struct ReviewRow: View {
  let subscription: Subscription

  var body: some View {
    HStack {
      Text(subscription.name)
      LastChargeDateText(lastChargeDate: subscription.lastChargeDate)
    }
  }
}

private struct LastChargeDateText: View {
  let lastChargeDate: Date?

  var body: some View {
    if let last = lastChargeDate {
      Text(last.formatted())
    } else {
      Text("—")
    }
  }
}
