import SwiftUI

struct PhotoView: View {
  let name: String
  @State private var isZoomed = false

  var body: some View {
    Image(name)
      .onTapGesture { isZoomed.toggle() }
      .overlay {
        «if isZoomed {
          captionView
        }»
      }
  }

  private var captionView: some View {
    VStack {
      Text(name)
      Text("Taken on a sunny day")
    }
  }
}
