import SwiftUI

struct ChipButtonStyle: ButtonStyle {  // expect: undiscoverable_style "ButtonStyle where Self == ChipButtonStyle"
  func makeBody(configuration: Configuration) -> some View { configuration.label.padding(6) }
}

public struct RowStyle: LabelStyle {  // expect: undiscoverable_style
  let spacing: Double

  public init(spacing: Double = 8) { self.spacing = spacing }

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: spacing) { configuration.icon; configuration.title }
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
