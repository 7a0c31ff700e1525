// not with tabs: arguments are aligned in columns
import SwiftUI

struct RoundModifier: ViewModifier {  // expect: undiscoverable_modifier
  let radius: CGFloat
  let color: Color

  func body(content: Content) -> some View { content.cornerRadius(radius).foregroundColor(color) }
}

struct Lines: View {
  var body: some View {
    VStack {
      Text("A")
        .modifier(
          RoundModifier(
            radius: 4,
            color: .red
          )
        )
        .bold()
      Text("B")
        .modifier(RoundModifier(radius: 4,
                                color: .red))
    }
  }
}
