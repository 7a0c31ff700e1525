import SwiftUI

public struct CaptionModifier: ViewModifier {  // expect: layout_in_modifier
  let caption: String

  public init(caption: String) {
    self.caption = caption
  }

  public func body(content: Content) -> some View {
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
  public func captioned(_ caption: String) -> some View {
    modifier(CaptionModifier(caption: caption))
  }

  public func hinted() -> some View { modifier(HintModifier()) }
}
