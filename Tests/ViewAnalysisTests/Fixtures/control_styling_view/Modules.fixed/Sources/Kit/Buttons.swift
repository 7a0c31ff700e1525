import SwiftUI

public struct SoftButtonStyle: ButtonStyle {
  private let inset: Double

  public init(inset: Double = 8) {
    self.inset = inset
  }

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(inset)
  }
}

public extension ButtonStyle where Self == SoftButtonStyle {
  static func soft(inset: Double = 8) -> SoftButtonStyle {
    SoftButtonStyle(inset: inset)
  }
}
