import SwiftUI

struct PenDock: View {
  let width: Double

  var body: some View {
    VStack {
      PenPreview(pen: "Pen", width: width)
      PenPreview(pen: "Marker", width: width)
    }
  }
}

private struct PenPreview: View {
  let pen: String
  let width: Double

  var body: some View {
    HStack {
      Text(pen)
      Text("\(width)")
    }
  }
}
