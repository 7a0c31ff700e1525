import SwiftUI

struct Screen: View {
  @ObservedObject var shop: Shop

  var body: some View {
    ScrollView {
      VStack {
        ForEach(shop.tiers) { Row(title: "\($0.id)") }
        ForEach(Tier.known) { Row(title: "\($0.id)") }
      }
    }
    ScrollView {
      VStack {  // expect: eager_scroll_content
        ForEach(shop.books) { Row(title: $0.title) }
      }
    }
    ScrollView {
      VStack {
        ForEach(shop.books) { Text($0.title) }
      }
    }
  }
}
