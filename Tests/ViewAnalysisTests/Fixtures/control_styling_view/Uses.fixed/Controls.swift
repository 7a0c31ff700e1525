import SwiftUI

/// The main button of a screen.
struct PrimaryButtonStyle: ButtonStyle {
  var color: Color = .blue
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .frame(maxWidth: .infinity)
      .padding()
      .background(color.opacity(isEnabled ? 1 : 0.5))
  }
}

extension ButtonStyle where Self == PrimaryButtonStyle {
  static func primary(color: Color = .blue) -> PrimaryButtonStyle {
    PrimaryButtonStyle(color: color)
  }
}

struct PillButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(4)
      .background(.yellow)
  }
}

extension ButtonStyle where Self == PillButtonStyle {
  static var pill: PillButtonStyle { PillButtonStyle() }
}

struct SwitchStyle: ToggleStyle {
  private let size: Double

  init(size: Double = 12) {
    self.size = size
  }

  func makeBody(configuration: Configuration) -> some View { Toggle(configuration).font(.system(size: size)).tint(.red) }
}

extension ToggleStyle where Self == SwitchStyle {
  static func switchStyle(size: Double = 12) -> SwitchStyle {
    SwitchStyle(size: size)
  }
}

private struct CaptionLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    Label(configuration)
      .font(.caption)
  }
}

private extension LabelStyle where Self == CaptionLabelStyle {
  static var caption: CaptionLabelStyle { CaptionLabelStyle() }
}

struct Captions: View {
  var body: some View { Label("a", systemImage: "b").labelStyle(.caption) }
}
