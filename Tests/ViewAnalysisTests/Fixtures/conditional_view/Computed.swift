// profile: strict
import SwiftUI

enum Offer: Hashable {
  case link, news
}

/// What it shows is decided by the row that it is.
struct OfferCard: View {
  let offer: Offer
  @State private var isOpen = false

  var body: some View {
    HStack {
      Text("Offer")
      Spacer()
      if showsLink { Image(systemName: "link") }
      if showsDetails { Image(systemName: "info") }  // expect: conditional_view
    }
    .onTapGesture { isOpen.toggle() }
  }

  private var showsLink: Bool {
    switch offer {
    case .link: true
    case .news: false
    }
  }

  private var showsDetails: Bool { offer == .news && isOpen }
}

struct OfferList: View {
  let offers: [Offer]

  var body: some View {
    ForEach(offers, id: \.self) { offer in
      OfferCard(offer: offer)
    }
  }
}
