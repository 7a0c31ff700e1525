// not: It only shows a view that has a type of its own already.
import SwiftUI

struct Line: View {
  let isBold: Bool

  var body: some View {
    Text(isBold ? "=" : "-")
  }
}

struct CardView: View {
  let isBold: Bool

  var body: some View {
    VStack {
      separator
      Text("Card")
      separator
    }
  }

  private var «»separator: some View {
    Line(isBold: isBold)
  }
}
