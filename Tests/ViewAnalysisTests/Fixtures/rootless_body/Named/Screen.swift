import SwiftUI

struct Screen: View {
  var body: some View {
    VStack {
      Sheet {
        Text("Order")
      } details: {
        PaymentSection()
          .disabled(true)
      }
      Settings {
        SortingSection()
          .disabled(true)
      }
    }
  }
}
