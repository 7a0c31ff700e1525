import SwiftUI

struct Pager: View {
  @State private var page = 0

  var body: some View {
    VStack {
      Text("Page \(page)")
      PagerOf3Row(page: $page)
      Divider()
    }
  }
}

private struct PagerOf3Row: View {
  @Binding var page: Int

  var body: some View {
    HStack {
      Button("Next") { page += 1 }
      Text("of 3")
    }
    .frame(height: 20)  // The same height on each page.
  }
}
