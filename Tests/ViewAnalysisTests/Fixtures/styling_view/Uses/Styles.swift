import SwiftUI

/// A card.
public struct StyledCard<Content: View>: View {  // expect: styling_view "only applies modifiers"
  private let elevation: Double
  /// What stands in the card.
  private let content: Content

  public init(elevation: Double = 2, @ViewBuilder content: () -> Content) {
    self.elevation = elevation
    self.content = content()
  }

  public var body: some View {
    content
      .padding()
      .shadow(radius: elevation)
  }
}

struct PaddedView<Content>: View where Content: View {  // expect: styling_view
  let content: () -> Content

  var body: some View { content().padding(8).overlay(Color.red) }
}

@available(iOS 18, macOS 15, *)
struct Faded: View {  // expect: styling_view
  let amount: Double
  @Environment(\.isEnabled) private var isEnabled
  let view: AnyView

  var body: some View { self.view.opacity(isEnabled ? amount : 0.5) }
}

private struct Framed<Content: View>: View {  // expect: styling_view
  @ViewBuilder let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View { content.frame(width: 20) }
}

struct Row: View {
  var body: some View {
    Framed { Text("a") }
  }
}
