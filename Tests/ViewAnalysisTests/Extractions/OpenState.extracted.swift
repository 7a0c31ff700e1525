import SwiftUI

struct OffersView: View {
  let title: String

  var body: some View {
    VStack {
      Text(title)
      OffersList()
    }
  }
}

private struct OffersList: View {
  @State private var offers: [String] = []

  var body: some View {
    List(offers, id: \.self) { offer in
      Text(offer)
    }
    .onAppear { offers = ["First", "Second"] }
  }
}
