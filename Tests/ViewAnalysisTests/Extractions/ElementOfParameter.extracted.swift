import SwiftUI

struct Dots: View {
  let width: CGFloat
  @State private var active = 0

  var body: some View {
    ZStack {
      ForEach(0..<3, id: \.self) { index in
        DotsContent(index: index, active: active, center: centers[index])
      }
      Button("Next") { active = (active + 1) % 3 }
    }
  }

  private var centers: [CGPoint] {
    [CGPoint(x: width, y: 0), CGPoint(x: 0, y: 8), CGPoint(x: width, y: 8)]
  }

  var first: CGPoint { centers[0] }
}

private struct DotsContent: View {
  let index: Int
  let active: Int
  let center: CGPoint

  var body: some View {
    ZStack {
      Circle()
        .frame(width: index == active ? 8 : 4, height: 8)
        .position(center)
      Text("Dot")
    }
  }
}
