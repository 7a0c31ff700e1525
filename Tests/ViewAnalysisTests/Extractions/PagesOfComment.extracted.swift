import SwiftUI

struct TourPageView: View {
  let page: String

  var body: some View {
    Text(page)
  }
}

/// All pages are not the content of one.
struct TourView: View {
  let pages: [String]
  @State private var current = 0

  var body: some View {
    VStack {
      // Page Content
      TourPages(current: $current, pages: pages)

      Button("Next") { current += 1 }
    }
  }
}

private struct TourPages: View {
  @Binding var current: Int
  let pages: [String]

  var body: some View {
    TabView(selection: $current) {
      ForEach(0..<pages.count, id: \.self) { index in
        TourPageView(page: pages[index])
          .tag(index)
      }
    }
    .animation(.default, value: current)
  }
}
