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
      «»VStack {
        Text(pages[current].title)
        Text(pages[current].text)
      }
      Button("Next") { current += 1 }
      Text("\(pages.count)")
    }
  }
}
