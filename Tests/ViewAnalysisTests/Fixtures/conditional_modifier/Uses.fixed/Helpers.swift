import SwiftUI

extension View {
  @ViewBuilder
  // expect-next: conditional_modifier
  func when(_ condition: Bool, @ViewBuilder transform: (Self) -> some View) -> some View {
    if condition { transform(self) } else { self }
  }

  @ViewBuilder
  func when(  // expect: conditional_modifier
    _ condition: Bool, @ViewBuilder transform: (Self) -> some View,
    @ViewBuilder otherwise: (Self) -> some View
  ) -> some View {
    if condition { transform(self) } else { otherwise(self) }
  }

  @ViewBuilder
  // expect-next: conditional_modifier
  func ifLet<Value>(_ value: Value?, transform: (Self, Value) -> some View) -> some View {
    if let value { transform(self, value) } else { self }
  }
}

extension Bool {
  static var isPad: Bool { false }
}
