import SwiftUI

struct PageView: View {
  let titles: [String]
  let count: Int

  var body: some View {
    VStack {
      ForEach(0..<9) { index in
        Text("Page")
        PageTitleRow(count: count, titles: titles, index: index)
      }
    }
  }
}

private struct PageTitleRow: View {
  let count: Int
  let titles: [String]
  let index: Int

  var body: some View {
    HStack {
      Text("Title")
      if index < count { Text(titles[index]) }
    }
  }
}
