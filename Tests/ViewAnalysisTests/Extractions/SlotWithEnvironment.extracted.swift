import SwiftUI

struct SpeedView: View {
  @Environment(\.locale) private var locale
  let limit: Int
  private let speed = (1...3).map { $0 }.randomElement()

  var body: some View {
    VStack {
      SpeedContent(limit: limit) {
        Text(String(describing: speed) + locale.identifier)
      }
      Spacer()
    }
  }
}

private struct SpeedContent<Content: View>: View {
  @Environment(\.locale) private var locale
  let limit: Int
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      Text("Speed")
      Text("Limit: \(limit)")
      Text(locale.identifier)
      HStack {
        Image(systemName: "gauge")
        content
      }
      Text("Drive carefully")
      Text("Drive slowly")
    }
  }
}
