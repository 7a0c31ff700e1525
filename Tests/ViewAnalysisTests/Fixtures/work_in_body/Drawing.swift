// profile: strict
// not type-checked: the stub of UIKit draws nothing
import SwiftUI
import UIKit

extension Image {
  static func clear(size: CGSize) -> Image {
    let image = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.clear.setFill()
    }
    return Image(uiImage: image)
  }
}

struct Placeholder: View {
  let size: CGSize

  var body: some View {
    Image.clear(size: size)  // expect: work_in_body "calls `clear`, and each time that draws an image"
  }
}

struct Chart: View {
  let size: CGSize

  var body: some View {
    Image(uiImage: UIGraphicsImageRenderer(size: size).image { _ in })  // expect: work_in_body "draws an image with `UIGraphicsImageRenderer(size:)`"
  }
}
