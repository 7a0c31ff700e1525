// not with tabs: arguments are aligned in columns
import SwiftUI

struct RoundModifier: ViewModifier {
  let radius: CGFloat
  let color: Color

  func body(content: Content) -> some View { content.cornerRadius(radius).foregroundColor(color) }
}

extension View {
  func round(radius: CGFloat, color: Color) -> some View {
    modifier(RoundModifier(radius: radius, color: color))
  }
}

struct Lines: View {
  var body: some View {
    VStack {
      Text("A")
        .round(
          radius: 4,
          color: .red
        )
        .bold()
      Text("B")
        .round(radius: 4,
               color: .red)
    }
  }
}
