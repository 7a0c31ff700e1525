import SwiftUI

struct QuotaCard: View {
  let used: Double
  let name: String

  var body: some View {
    VStack {
      Text(name)
      GeometryReader { geometry in
        QuotaCardBar(width: geometry.size.width, used: used)
      }
    }
  }
}

private struct QuotaCardBar: View {
  let width: CGFloat
  let used: Double

  var body: some View {
    ZStack(alignment: .leading) {
      Capsule()
        .fill(.gray)
      Capsule()
        .fill(.blue)
        .frame(width: width * used)
    }
  }
}
