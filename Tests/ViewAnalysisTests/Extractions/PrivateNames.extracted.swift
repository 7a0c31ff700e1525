import SwiftUI

struct GaugeCardView: View {
  private enum Layout {
    static let spacing: CGFloat = 8
  }

  let value: Int

  var body: some View {
    VStack {
      Scale(value: value)
      Spacer(minLength: Layout.spacing)
    }
  }
}

extension GaugeCardView {
  private struct Scale: View {
    private static let title = "Gauge"

    let value: Int

    var body: some View {
      HStack(spacing: Layout.spacing) {
        Text(Self.title)
        Text("\(value)")
      }
    }
  }
}
