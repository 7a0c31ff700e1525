import SwiftUI

struct Stay {
  let nights: Int
  let price: Int
}

/// A parameter that is always the property goes from all functions, however their calls are laid out.
struct HotelView: View {
  let stay: Stay

  var body: some View {
    VStack {
      Text("Hotel")
      HotelBillView(stay: stay, isPaid: true)
    }
  }
}

private struct HotelBillView: View {
  let stay: Stay
  let isPaid: Bool

  var body: some View {
    VStack {
      Text(label)
        .foregroundStyle(
          tint
        )
      Text(
        nightsText
      )
    }
  }

  private var label: String {
    isPaid ? "Paid" : "\(stay.price)"
  }

  private var tint: Color {
    isPaid && stay.price > 0 ? .green : .red
  }

  private var nightsText: String {
    "\(stay.nights)"
  }
}
