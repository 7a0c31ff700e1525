import SwiftUI

extension CGSize {
  var isEmpty: Bool { width == 0 }
}

struct PhotoView: View {
  let imageSize: CGSize
  let frame: CGRect

  var body: some View {
    GeometryReader { geometry in
      VStack {
        PhotoRow(
          safeAreaTop: geometry.safeAreaInsets.top,
          height: frame.size.height,
          imageWidth: imageSize.width
        )
        Text("Below")
      }
    }
  }
}

private struct PhotoRow: View {
  let safeAreaTop: CGFloat
  let height: CGFloat
  let imageWidth: CGFloat

  var body: some View {
    HStack {
      Text("Photo")
        .padding(.top, safeAreaTop)
      Text("\(height)")
    }
    .frame(width: imageWidth, height: imageWidth / 2)
  }
}
