// profile: recommended
import SwiftUI

private struct Tile<Content: View>: View {
  let title: String
  let content: () -> Content

  init(_ title: String, content: @escaping () -> Content) {
    self.title = title
    self.content = content
  }

  var body: some View {
    ForEach(0..<3) { _ in content() }
  }
}

private struct Choice<Content: View>: View {
  let content: () -> Content

  init(content: @escaping () -> Content) {  // expect: missing_content_builder
    self.content = content
    print("made")
  }

  var body: some View {
    ForEach(0..<3) { _ in content() }
  }
}

struct Tiles: View {
  let isOpen: Bool

  var body: some View {
    VStack {
      Tile("A") { Text("A").bold() }
      Tile("B", content: { Text("B") })
      Choice { return isOpen ? Text("A") : Text("B") }
      Choice {
        let text = "C"
        return Text(text)
      }
    }
  }
}
