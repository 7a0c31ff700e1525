import SwiftUI

struct PhotoView: View {
  let name: String
  @State private var isZoomed = false

  var body: some View {
    Image(name)
      .onTapGesture { isZoomed.toggle() }
      .overlay {
        PhotoCaptionOverlay(isZoomed: isZoomed, name: name)
      }
  }
}

private struct PhotoCaptionOverlay: View {
  let isZoomed: Bool
  let name: String

  var body: some View {
    if isZoomed {
      captionView
    }
  }

  private var captionView: some View {
    VStack {
      Text(name)
      Text("Taken on a sunny day")
    }
  }
}
