import SwiftUI

/// A card.
public struct StyledCardModifier: ViewModifier {
  private let elevation: Double

  public init(elevation: Double = 2) {
    self.elevation = elevation
  }

  /// What stands in the card.
  public func body(content: Content) -> some View {
    content
      .padding()
      .shadow(radius: elevation)
  }
}

public extension View {
  func styledCard(elevation: Double = 2) -> some View {
    modifier(StyledCardModifier(elevation: elevation))
  }
}

struct PaddedModifier: ViewModifier {
  func body(content: Content) -> some View { content.padding(8).overlay(Color.red) }
}

extension View {
  func padded() -> some View {
    modifier(PaddedModifier())
  }
}

@available(iOS 18, macOS 15, *)
struct FadedModifier: ViewModifier {
  let amount: Double
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View { content.opacity(isEnabled ? amount : 0.5) }
}

@available(iOS 18, macOS 15, *)
extension View {
  func faded(amount: Double) -> some View {
    modifier(FadedModifier(amount: amount))
  }
}

private struct FramedModifier: ViewModifier {
  func body(content: Content) -> some View { content.frame(width: 20) }
}

private extension View {
  func framed() -> some View {
    modifier(FramedModifier())
  }
}

struct Row: View {
  var body: some View {
    Text("a").framed()
  }
}
