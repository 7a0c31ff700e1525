import SwiftUI

struct BadgeRow: View {
  enum Layout {
    static let width: CGFloat = 12
    static let spacing = 4.0
  }

  @ScaledMetric private var width = Layout.width
  @Namespace private var top

  var body: some View {
    ScrollViewReader { proxy in
      VStack {
        Text("Badge")
          .frame(width: width)
          .id(top)
        BadgeNewRow(width: width, top: top, proxy: proxy)
      }
    }
  }
}

private struct BadgeNewRow: View {
  let width: CGFloat
  let top: Namespace.ID
  let proxy: ScrollViewProxy

  var body: some View {
    HStack {
      Text("New")
        .frame(width: width)
      Button("Up") {
        print("up")
        proxy.scrollTo(top)
      }
    }
  }
}
