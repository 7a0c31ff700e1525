import SwiftUI

struct Kit<Base> {
  let base: Base
}

extension View {
  var kit: Kit<Self> { Kit(base: self) }
}

extension Kit where Base: View {
  func framed() -> some View {
    base.modifier(Framed())
  }
}
