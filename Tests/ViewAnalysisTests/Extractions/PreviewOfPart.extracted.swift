import SwiftUI

struct PenDock: View {
  let width: Double

  var body: some View {
    VStack {
      PenPreview(width: width, pen: "Pen")
      PenPreview(width: width, pen: "Marker")
    }
  }
}

private struct PenPreview: View {
  let width: Double
  let pen: String

  var body: some View {
    HStack {
      Text(pen)
      Text("\(width)")
    }
  }
}
