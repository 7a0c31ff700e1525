import SwiftUI

/// Texts that are added are one text.
struct Price: View {
  let amount: String
  let period: String

  var body: some View {
    VStack {
      Group {  // expect: single_child_group "`Text`"
        Text(amount).bold()
          + Text(" per ")
          + Text(period)
      }
      Group {  // expect: single_child_group
        Text(amount) + Text(period)
      }
      .font(.caption)
      Group {
        Text(amount)
        Text(period)
      }
    }
  }
}
