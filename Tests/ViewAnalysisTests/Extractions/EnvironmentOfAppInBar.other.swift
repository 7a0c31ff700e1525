import SwiftUI

private struct PaletteKey: EnvironmentKey {
  static let defaultValue = Color.red
}

private struct InkKey: EnvironmentKey {
  static let defaultValue = Color.black
}

extension EnvironmentValues {
  var palette: Color {
    get { self[PaletteKey.self] }
    set { self[PaletteKey.self] = newValue }
  }

  var ink: Color {
    get { self[InkKey.self] }
    set { self[InkKey.self] = newValue }
  }
}

extension View {
  func bar<Leading: View>(leading: Leading) -> some View {
    modifier(Bar(leading: leading))
  }
}

private struct Bar<Leading: View>: ViewModifier {
  let leading: Leading

  func body(content: Content) -> some View {
    VStack {
      leading.environment(\.ink, .white)
      content
    }
  }
}
