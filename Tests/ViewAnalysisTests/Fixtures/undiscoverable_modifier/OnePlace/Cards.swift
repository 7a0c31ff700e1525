// profile: recommended
import SwiftUI

struct CardFrame: ViewModifier {  // expect: undiscoverable_modifier
  func body(content: Content) -> some View {
    content.padding().background(.blue)
  }
}

struct Cards: View {
  var body: some View {
    VStack {
      Text("One").modifier(CardFrame())
      Text("Two").modifier(CardFrame())
    }
  }
}
