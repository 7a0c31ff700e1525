import SwiftUI

enum Palette {
  static let gold = Color("Gold")
  static let gray: Color = .gray
  static let pattern = Pattern()
}

struct Pattern: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> Color { .red }
}

/// Declarations tell that both are colours.
struct Checks: View {
  let isDone: Bool

  var body: some View {
    HStack {
      Image(systemName: isDone ? "checkmark" : "circle")
        .foregroundStyle(isDone ? Palette.gold : Palette.gray.opacity(0.3))
      Image(systemName: isDone ? "checkmark" : "circle")
        .foregroundColor(isDone ? Palette.gold : Palette.gold.opacity(0.3))
      if isDone {
        Image(systemName: "checkmark")
          .foregroundStyle(Palette.gold)
      } else {
        Image(systemName: "circle")
          .foregroundStyle(Palette.pattern)
      }
    }
  }
}
