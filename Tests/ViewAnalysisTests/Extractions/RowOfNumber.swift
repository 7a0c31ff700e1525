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
        «»HStack {
          Text("\(index + 1).")
          Text(lines[index])
        }
      }
      ForEach(notes, id: \.self) { Text($0) }
    }
  }
}
