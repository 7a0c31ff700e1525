import SwiftUI

struct Chapters: View {
  let titles: [String]
  @State private var chosen = 0

  var body: some View {
    VStack {
      ForEach(0..<9, id: \.self) { index in
        ChaptersContent(index: index, titles: titles)
      }
      Button("First") { chosen = 0 }
      Text("\(chosen)")
    }
  }
}

private struct ChaptersContent: View {
  let index: Int
  let titles: [String]

  var body: some View {
    guard index < titles.count else { return Text("None") }
    return Text(titles[index]).bold()
  }
}
