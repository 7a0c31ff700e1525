import SwiftUI

/// No other type can name what the default is a member of.
struct DotStyle: ProgressViewStyle {  // expect: undiscoverable_style
  private enum Constants { static let size: CGFloat = 10 }

  let size: CGFloat

  init(size: CGFloat = Constants.size) { self.size = size }

  func makeBody(configuration: Configuration) -> some View { Circle().frame(width: size) }
}
