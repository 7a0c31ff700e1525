import SwiftUI

public struct Row: View {
  public var body: some View {
    VStack {
      Text("a").grayCaptionStyle()
      Text("c").font(.title).foregroundStyle(.red).lineLimit(2)  // expect: repeated_modifier_chain
    }
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
  public func grayCaptionStyle() -> some View {
    modifier(GrayCaptionModifier())
  }
}
