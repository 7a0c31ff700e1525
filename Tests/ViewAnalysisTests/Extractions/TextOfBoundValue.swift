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
      «»if let last = subscription.lastChargeDate {
        Text(last.formatted())
      } else {
        Text("—")
      }
    }
  }
}
