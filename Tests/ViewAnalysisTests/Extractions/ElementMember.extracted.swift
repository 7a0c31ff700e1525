import SwiftUI

struct Pen {
  let color: String
}

struct PenListView: View {
  @State private var pens: [Pen] = []

  var body: some View {
    VStack {
      ForEach(Array(pens.enumerated()), id: \.offset) { index, pen in
        PenListRow(pen: pens[index])
        Text(pen.color)
      }
    }
  }
}

private struct PenListRow: View {
  let pen: Pen

  var body: some View {
    HStack {
      Text(pen.color)
      Text(pen.color + "!")
    }
  }
}
