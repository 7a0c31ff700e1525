import SwiftUI

struct Slides: View {
  let titles: [String]
  @State private var index = 0

  var body: some View {
    VStack {
      ForEach(0..<2, id: \.self) { index in
        Text("\(index)")
        title
      }
      Button("Next") { index += 1 }
    }
  }

  private var «»title: some View {
    HStack {
      Text(titles[index])
      Text("\(titles[index].count)")
    }
  }
}
