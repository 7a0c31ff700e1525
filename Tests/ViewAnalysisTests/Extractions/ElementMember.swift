import SwiftUI

struct Pen {
  let color: String
}

struct PenListView: View {
  @State private var pens: [Pen] = []

  var body: some View {
    VStack {
      ForEach(Array(pens.enumerated()), id: \.offset) { index, pen in
        «»HStack {
          Text(pens[index].color)
          Text(pens[index].color + "!")
        }
        Text(pen.color)
      }
    }
  }
}
