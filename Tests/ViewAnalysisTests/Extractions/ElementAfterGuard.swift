import SwiftUI

struct Chapters: View {
  let titles: [String]
  @State private var chosen = 0

  var body: some View {
    VStack {
      ForEach(0..<9, id: \.self) { index in
        chapter(index)
      }
      Button("First") { chosen = 0 }
      Text("\(chosen)")
    }
  }

  private func «»chapter(_ index: Int) -> some View {
    guard index < titles.count else { return Text("None") }
    return Text(titles[index]).bold()
  }
}
