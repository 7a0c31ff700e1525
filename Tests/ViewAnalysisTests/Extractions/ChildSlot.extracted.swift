import SwiftUI

struct SpeedView: View {
  let limit: Int
  private let speed = (1...3).map { $0 }.randomElement()

  var body: some View {
    VStack {
      SpeedContent(limit: limit) {
        Text(String(describing: speed))
      }
      Spacer()
    }
  }
}

private struct SpeedContent<Content: View>: View {
  let limit: Int
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      Text("Speed")
      Text("Limit: \(limit)")
      Divider()
      HStack {
        Image(systemName: "gauge")
        content
      }
      Text("Drive carefully")
    }
  }
}
