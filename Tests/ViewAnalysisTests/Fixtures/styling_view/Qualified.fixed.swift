import SwiftUI

struct RaisedModifier: ViewModifier {
  func body(content: Content) -> some SwiftUI.View { content.shadow(radius: 4) }
}

extension SwiftUI.View {
  func raised() -> some SwiftUI.View {
    modifier(RaisedModifier())
  }
}

struct Qualified: SwiftUI.View {
  var body: some SwiftUI.View {
    Text("a").raised()
  }
}
