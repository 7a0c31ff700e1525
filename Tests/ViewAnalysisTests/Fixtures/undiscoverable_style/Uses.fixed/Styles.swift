import SwiftUI

struct ChipButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.padding(6) }
}

extension ButtonStyle where Self == ChipButtonStyle {
  static var chip: ChipButtonStyle { ChipButtonStyle() }
}

public struct RowStyle: LabelStyle {
  let spacing: Double

  public init(spacing: Double = 8) { self.spacing = spacing }

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: spacing) { configuration.icon; configuration.title }
  }
}

public extension LabelStyle where Self == RowStyle {
  static func row(spacing: Double = 8) -> RowStyle {
    RowStyle(spacing: spacing)
  }
}

struct KnownStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == KnownStyle {
  static var known: KnownStyle { KnownStyle() }
}

private struct PrivateStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

struct Silent: View {
  var body: some View {
    Button("a") {}
      .buttonStyle(PrivateStyle())
      .buttonStyle(.bordered)
  }
}
