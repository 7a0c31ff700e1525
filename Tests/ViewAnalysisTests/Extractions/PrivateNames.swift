import SwiftUI

struct GaugeCardView: View {
  private enum Layout {
    static let spacing: CGFloat = 8
  }

  private static let title = "Gauge"
  let value: Int

  var body: some View {
    VStack {
      scale
      Spacer(minLength: Layout.spacing)
    }
  }

  private var «»scale: some View {
    HStack(spacing: Layout.spacing) {
      Text(Self.title)
      Text("\(value)")
    }
  }
}
