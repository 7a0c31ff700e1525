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
      if isDone {  // expect: same_view_branches "with a different `systemName` and `foregroundStyle`"
        Image(systemName: "checkmark")
          .foregroundStyle(Palette.gold)
      } else {
        Image(systemName: "circle")
          .foregroundStyle(Palette.gray.opacity(0.3))
      }
      if isDone {  // expect: same_view_branches
        Image(systemName: "checkmark")
          .foregroundColor(Palette.gold)
      } else {
        Image(systemName: "circle")
          .foregroundColor(Palette.gold.opacity(0.3))
      }
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
