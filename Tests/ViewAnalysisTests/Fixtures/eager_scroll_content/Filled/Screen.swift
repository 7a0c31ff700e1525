import SwiftUI

struct Screen: View {
  let manuals: Manuals
  let panel: Panel
  let order: Order
  let report: Report
  let feed: Feed

  var body: some View {
    ScrollView {
      VStack {
        ForEach(manuals.manuals) { Row(title: $0.title) }
        ForEach(panel.details) { Row(title: $0.title) }
        ForEach(panel.areas, id: \.self) { Row(title: $0) }
        ForEach(report.items) { Row(title: $0.title) }
      }
    }
    ScrollView {
      VStack {  // expect: eager_scroll_content
        ForEach(order.items) { Row(title: $0.title) }
      }
    }
    ScrollView {
      VStack {  // expect: eager_scroll_content
        ForEach(feed.items) { Row(title: $0.title) }
      }
    }
  }
}

@MainActor
func makeScreen(_ book: Book, _ books: [Book]) -> Screen {
  let news = [book]
  return Screen(
    manuals: Manuals(configuration: Configuration(readers: [])), panel: Panel(details: [book]),
    order: Order(items: books), report: WhatsNew(items: news), feed: Timeline())
}
