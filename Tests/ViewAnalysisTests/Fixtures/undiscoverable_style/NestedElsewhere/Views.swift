import SwiftUI

struct Pill<Content: View>: View {
  @State private var isHovered = false
  @ViewBuilder let content: Content

  var body: some View {
    Button(action: {}) { content }
      .onHover { isHovered = $0 }
      .buttonStyle(Look(isHovered: isHovered))
  }
}

struct Badge: View {
  var body: some View {
    Button("New") {}
      .buttonStyle(Shape())
  }
}

struct Sheet: View {
  var body: some View {
    Button("Close") {}
      .buttonStyle(Frame())
  }
}

struct Page: View {
  var body: some View {
    VStack {
      Pill { Badge() }
      Sheet()
      Button("Open") {}
        .buttonStyle(Sheet.Frame())
    }
  }
}
