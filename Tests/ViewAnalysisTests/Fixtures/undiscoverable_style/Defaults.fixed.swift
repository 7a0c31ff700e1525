// not with tabs: arguments are aligned in columns
import SwiftUI

struct RingStyle: ProgressViewStyle {
  var size: CGFloat
  var lineWidth: CGFloat = Constants.lineWidth

  func makeBody(configuration: Configuration) -> some View {
    Circle().stroke(lineWidth: lineWidth).frame(width: size)
  }
}

extension ProgressViewStyle where Self == RingStyle {
  static func ring(size: CGFloat, lineWidth: CGFloat = RingStyle.Constants.lineWidth) -> RingStyle {
    RingStyle(size: size, lineWidth: lineWidth)
  }
}

private extension RingStyle {
  enum Constants { static let lineWidth: CGFloat = 10 }
}

struct Waiting: View {
  let size: CGFloat

  var body: some View {
    ProgressView()
      .progressViewStyle(.ring(size: size,
                               lineWidth: 4))
  }
}
