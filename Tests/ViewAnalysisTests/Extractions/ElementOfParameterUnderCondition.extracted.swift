import SwiftUI

struct Steps: View {
  let titles: [String]
  @State private var current = 0

  var body: some View {
    VStack {
      ForEach(0..<9, id: \.self) { index in
        StepsContent(index: index, current: current, titles: titles)
      }
      Button("Next") { current += 1 }
    }
  }
}

private struct StepsContent: View {
  let index: Int
  let current: Int
  let titles: [String]

  var body: some View {
    HStack {
      Text("\(index)")
      if index <= current { Text(titles[index]) }
    }
  }
}
