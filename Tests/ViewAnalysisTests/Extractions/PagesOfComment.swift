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
      «»TabView(selection: $current) {
        ForEach(0..<pages.count, id: \.self) { index in
          TourPageView(page: pages[index])
            .tag(index)
        }
      }
      .animation(.default, value: current)

      Button("Next") { current += 1 }
    }
  }
}
