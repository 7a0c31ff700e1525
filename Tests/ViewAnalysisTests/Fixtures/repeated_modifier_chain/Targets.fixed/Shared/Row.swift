import SwiftUI

struct SharedRow: View {
  var body: some View {
    Text("a").grayCaptionStyle()
  }
}

struct GrayCaptionModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .font(.caption)
      .foregroundStyle(.gray)
      .lineLimit(1)
  }
}

extension View {
  func grayCaptionStyle() -> some View {
    modifier(GrayCaptionModifier())
  }
}
