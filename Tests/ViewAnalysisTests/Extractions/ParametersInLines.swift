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
      bill(stay: stay, isPaid: true)
    }
  }

  private func «»bill(stay: Stay, isPaid: Bool) -> some View {
    VStack {
      Text(label(stay: stay, isPaid: isPaid))
        .foregroundStyle(
          tint(
            stay: stay,
            isPaid: isPaid
          )
        )
      Text(
        nightsText(
          stay: stay
        )
      )
    }
  }

  private func label(stay: Stay, isPaid: Bool) -> String {
    isPaid ? "Paid" : "\(stay.price)"
  }

  private func tint(
    stay: Stay,
    isPaid: Bool
  ) -> Color {
    isPaid && stay.price > 0 ? .green : .red
  }

  private func nightsText(stay: Stay) -> String {
    "\(stay.nights)"
  }
}
