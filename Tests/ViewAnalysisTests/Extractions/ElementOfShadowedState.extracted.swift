import SwiftUI

struct Slides: View {
  let titles: [String]
  @State private var index = 0

  var body: some View {
    VStack {
      ForEach(0..<2, id: \.self) { index in
        Text("\(index)")
        SlidesTitle(titles: titles, index: self.index)
      }
      Button("Next") { index += 1 }
    }
  }
}

private struct SlidesTitle: View {
  let titles: [String]
  let index: Int

  var body: some View {
    HStack {
      Text(titles[index])
      Text("\(titles[index].count)")
    }
  }
}
