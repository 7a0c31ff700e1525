import SwiftUI

struct ScaleView: View {
  @State private var level = 0.5

  var body: some View {
    VStack {
      Slider(value: $level)
      VStack {
        Text("Level")
        ScaleLevelCanvas(level: level)
      }
    }
  }
}

private struct ScaleLevelCanvas: View {
  let level: Double

  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(x: 0, y: 0, width: size.width * level, height: size.height)), with: .color(.red))
    }
    .frame(height: 20)
  }
}
