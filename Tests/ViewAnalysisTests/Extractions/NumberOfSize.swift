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
        «»HStack {
          Text("Photo")
            .padding(.top, geometry.safeAreaInsets.top)
          Text("\(frame.size.height)")
        }
        .frame(width: imageSize.width, height: imageSize.width / 2)
        Text("Below")
      }
    }
  }
}
