import SwiftUI

struct WheelView: View {
  @State private var offset: CGFloat = 0

  var body: some View {
    GeometryReader { proxy in
      «VStack {
        Text("Turn")
        Text("me")
      }
      .gesture(DragGesture().onEnded { value in offset = value.translation.height / proxy.size.height })
      .offset(y: offset)»
    }
  }
}
