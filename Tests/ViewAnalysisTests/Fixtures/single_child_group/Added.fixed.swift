import SwiftUI

/// Texts that are added are one text.
struct Price: View {
  let amount: String
  let period: String

  var body: some View {
    VStack {
      Text(amount).bold()
        + Text(" per ")
        + Text(period)
      (Text(amount) + Text(period))
        .font(.caption)
      Group {
        Text(amount)
        Text(period)
      }
    }
  }
}
