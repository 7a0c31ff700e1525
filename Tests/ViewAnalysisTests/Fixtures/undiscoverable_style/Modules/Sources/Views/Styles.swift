import SwiftUI

public struct CardStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The other module doesn't see it.
extension ButtonStyle where Self == CardStyle {
  static var cardStyle: CardStyle { CardStyle() }
}

public struct PanelStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

public extension ButtonStyle where Self == PanelStyle {
  static var panel: PanelStyle { PanelStyle() }
}
