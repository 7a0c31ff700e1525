import SwiftUI

extension View {
  public func marked() -> some View { modifier(Mark()) }
}

struct Mark: ViewModifier {  // expect: layout_in_modifier
  func body(content: Content) -> some View {
    HStack {
      content
      Image(systemName: "star")
    }
  }
}
