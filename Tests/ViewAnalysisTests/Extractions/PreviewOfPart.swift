import SwiftUI

struct PenDock: View {
  let width: Double

  var body: some View {
    VStack {
      penPreview("Pen")
      penPreview("Marker")
    }
  }

  private func «»penPreview(_ pen: String) -> some View {
    HStack {
      Text(pen)
      Text("\(width)")
    }
  }
}
