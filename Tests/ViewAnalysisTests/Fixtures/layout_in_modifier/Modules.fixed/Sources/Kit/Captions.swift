import SwiftUI

public struct Caption<Content: View>: View {
  let caption: String
  let content: Content

  public init(caption: String, @ViewBuilder content: () -> Content) {
    self.caption = caption
    self.content = content()
  }

  public var body: some View {
    VStack {
      content
      Text(caption)
    }
  }
}

/// The app can't make it.
struct HintModifier: ViewModifier {  // expect: layout_in_modifier
  func body(content: Content) -> some View {
    VStack {
      content
      Text("hint")
    }
  }
}

extension View {
  public func hinted() -> some View { modifier(HintModifier()) }
}
