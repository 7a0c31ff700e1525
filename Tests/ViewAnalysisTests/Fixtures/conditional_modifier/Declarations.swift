import SwiftUI

extension View {
  @ViewBuilder
  // expect-next: conditional_modifier "`transform`"
  func `if`<Result: View>(_ condition: Bool, transform: (Self) -> Result) -> some View {
    if condition {
      transform(self)
    } else {
      self
    }
  }

  @ViewBuilder
  func ifLet<Value, Result: View>(  // expect: conditional_modifier "`value` becomes `nil` or gets a value"
    _ value: Value?, @ViewBuilder then apply: (Self, Value) -> Result
  ) -> some View {
    if let value {
      apply(self, value)
    } else {
      self
    }
  }

  // expect-next: conditional_modifier
  func erased(when isOn: Bool, _ change: (Self) -> some View) -> AnyView {
    isOn ? AnyView(change(self)) : AnyView(self)
  }

  // expect-next: conditional_modifier
  func early(_ isOn: Bool, change: (Self) -> some View) -> AnyView {
    guard isOn else { return AnyView(self) }
    return AnyView(change(self))
  }

  @ViewBuilder
  func lazily(  // expect: conditional_modifier
    _ isOn: @autoclosure () -> Bool, change: (Self) -> some View
  ) -> some View {
    switch isOn() {
    case true: change(self)
    case false: self
    }
  }

  @ViewBuilder
  func either(  // expect: conditional_modifier "a different closure in each branch"
    _ condition: Bool, first: (Self) -> some View, second: (Self) -> some View
  ) -> some View {
    if condition { first(self) } else { second(self) }
  }

  // One type, and one view, in any case.
  func same(_ condition: Bool, change: (Self) -> Self) -> Self { condition ? change(self) : self }

  // One view in any case.
  func dimmed(_ isDimmed: Bool) -> some View { opacity(isDimmed ? 0.5 : 1) }

  // No condition.
  func apply(_ change: (Self) -> some View) -> some View { change(self) }

  // The condition chooses nothing.
  func noting(_ isOn: Bool, change: (Self) -> some View) -> some View {
    print(isOn)
    return change(self)
  }

  // No closure from `Self`.
  @ViewBuilder
  func badge(isShown: Bool, mark: () -> some View) -> some View {
    if isShown {
      overlay { mark() }
    } else {
      self
    }
  }
}

// No view.
extension String {
  func `if`(_ condition: Bool, transform: (Self) -> String) -> String {
    if condition { transform(self) } else { self }
  }
}
