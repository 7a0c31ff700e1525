// profile: strict
import SwiftUI

struct Deal: Identifiable {
  let id: Int
  let title: String
}

struct DealCard: View {
  let deal: Deal

  var body: some View { Text(deal.title) }
}

/// All that the app shows in it is the beginning of a collection.
struct EndingDeals: View {
  let deals: [Deal]

  var body: some View {
    ScrollView {
      VStack {
        ForEach(deals) { deal in DealCard(deal: deal) }
      }
    }
  }
}

struct AllDeals: View {
  let deals: [Deal]

  var body: some View {
    ScrollView {
      VStack {  // expect: eager_scroll_content
        ForEach(deals) { deal in DealCard(deal: deal) }
      }
    }
  }
}

struct Market: View {
  let deals: [Deal]

  var body: some View {
    VStack {
      EndingDeals(deals: deals.prefix(5).map { $0 })
      AllDeals(deals: deals)
    }
  }
}
