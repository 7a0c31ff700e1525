import SwiftUI

struct Titles: View {
  var body: some View {
    VStack {
      Text("a").titleStyle()
      Text("b").titleStyle()
      Text("c").titleStyle()
    }
    // No text: every view can be bold where the app runs.
    .padding(3)
    .bold()
  }
}

struct TitleModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .font(.title)
      .italic()
      .tracking(2)
  }
}

extension View {
  func titleStyle() -> some View {
    modifier(TitleModifier())
  }
}
