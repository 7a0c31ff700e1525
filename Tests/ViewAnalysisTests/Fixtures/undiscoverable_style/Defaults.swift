// not with tabs: arguments are aligned in columns
import SwiftUI

struct RingStyle: ProgressViewStyle {  // expect: undiscoverable_style
  var size: CGFloat
  var lineWidth: CGFloat = Constants.lineWidth

  func makeBody(configuration: Configuration) -> some View {
    Circle().stroke(lineWidth: lineWidth).frame(width: size)
  }
}

private extension RingStyle {
  enum Constants { static let lineWidth: CGFloat = 10 }
}

struct Waiting: View {
  let size: CGFloat

  var body: some View {
    ProgressView()
      .progressViewStyle(RingStyle(size: size,
                                   lineWidth: 4))
  }
}
