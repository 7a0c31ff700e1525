import SwiftUI

struct BoxedModifier: ViewModifier { func body(content: Content) -> some View { content.padding().border(.red) } }

extension View {
  func boxed() -> some View {
    modifier(BoxedModifier())
  }
}

struct Screen: View {
  var body: some View {
    Text("a").boxed()
  }
}
