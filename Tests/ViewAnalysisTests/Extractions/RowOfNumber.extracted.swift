import SwiftUI

extension Int {
  var isEven: Bool { self % 2 == 0 }
}

struct CreedView: View {
  let lines: [String]
  let notes: [String]

  var body: some View {
    VStack {
      ForEach(0..<3) { index in
        CreedRow(line: lines[index], index: index)
      }
      ForEach(notes, id: \.self) { Text($0) }
    }
  }
}

private struct CreedRow: View {
  let line: String
  let index: Int

  var body: some View {
    HStack {
      Text("\(index + 1).")
      Text(line)
    }
  }
}
