import SwiftUI

/// Private constants that only the piece uses go with it, and it needs no extension.
struct DialCardView: View {
  private enum Layout {
    static let spacing: CGFloat = 8
  }

  private static let title = "Dial"
  let value: Int

  var body: some View {
    VStack {
      scale
      Spacer()
    }
  }

  private var «»scale: some View {
    HStack(spacing: Layout.spacing) {
      Text(Self.title)
      Text("\(value)")
    }
  }
}
