import SwiftUI

struct BackButtonModifier: ViewModifier {
  @Environment(\.dismiss) private var dismiss

  func body(content: Content) -> some View {
    content
      .toolbar {
        Button("Back") { dismiss() }
      }
  }
}

extension View {
  func backButton() -> some View { modifier(BackButtonModifier()) }
}
