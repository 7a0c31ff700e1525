import SwiftUI

struct Steps: View {
  let titles: [String]
  @State private var current = 0

  var body: some View {
    VStack {
      ForEach(0..<9, id: \.self) { index in
        step(index)
      }
      Button("Next") { current += 1 }
    }
  }

  private func «»step(_ index: Int) -> some View {
    HStack {
      Text("\(index)")
      if index <= current { Text(titles[index]) }
    }
  }
}
