import SwiftUI

struct Player: View {
  @State private var volume = 0.5  // expect: unused_dependency
  @State private var speed = 1.0
  @Environment(\.openURL) private var openURL

  var body: some View {
    VStack {
      volume(of: "radio")
      Text("\(speed)")
      speed(of: "radio")
      Button("Open") { if let url = URL(string: "https://example.com") { openURL(url) } }
    }
  }

  private func volume(of name: String) -> some View { Text(name) }
  private func speed(of name: String) -> some View { Text(name) }
}
