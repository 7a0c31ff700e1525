import SwiftUI

struct Page {
  let title: String
  let text: String
}

struct Booklet: View {
  let pages: [Page]
  @State private var current = 0

  var body: some View {
    VStack {
      BookletPageView(page: pages[current])
      Button("Next") { current += 1 }
      Text("\(pages.count)")
    }
  }
}

private struct BookletPageView: View {
  let page: Page

  var body: some View {
    VStack {
      Text(page.title)
      Text(page.text)
    }
  }
}
