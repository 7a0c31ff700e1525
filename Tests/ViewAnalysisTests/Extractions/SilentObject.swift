// not: `pen` is an object: a view that has only a reference to it would miss its changes.
import SwiftUI

final class Pen {
  var color = ""
}

struct PenBox: View {
  let pen: Pen
  @State private var isOpen = false

  var body: some View {
    VStack {
      row(pen)
      Button("Open") { isOpen = true }
    }
  }

  private func «»row(_ pen: Pen) -> some View {
    HStack {
      Text("Pen")
      Text(pen.color)
    }
  }
}
