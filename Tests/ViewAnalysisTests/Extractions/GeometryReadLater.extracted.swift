import SwiftUI

struct WheelView: View {
  var body: some View {
    GeometryReader { proxy in
      WheelContent(height: proxy.size.height)
    }
  }
}

private struct WheelContent: View {
  @State private var offset: CGFloat = 0
  let height: CGFloat

  var body: some View {
    VStack {
      Text("Turn")
      Text("me")
    }
    .gesture(DragGesture().onEnded { value in offset = value.translation.height / height })
    .offset(y: offset)
  }
}
