import SwiftUI

extension View {
  func rendered(if condition: Bool) -> Self? {  // expect: conditional_modifier "shows the view or nothing"
    guard condition else { return nil }
    return self
  }

  @ViewBuilder
  func shown(_ isShown: Bool) -> some View {  // expect: conditional_modifier "It is used once."
    if isShown { self }
  }

  @ViewBuilder
  func orEmpty(_ isShown: @autoclosure () -> Bool) -> some View {  // expect: conditional_modifier
    if !isShown() { EmptyView() } else { self }
  }

  func chosen(_ isChosen: Bool) -> Self? { isChosen ? self : nil }  // expect: conditional_modifier

  func erased(_ isShown: Bool) -> AnyView {  // expect: conditional_modifier
    isShown ? AnyView(self) : AnyView(EmptyView())
  }

  // Another view in its place, one that does something else, and no Boolean.
  @ViewBuilder
  func orSpinner(_ isLoading: Bool) -> some View {
    if isLoading { ProgressView() } else { self }
  }

  @ViewBuilder
  func hidden(_ isHidden: Bool) -> some View {
    if isHidden { hidden() } else { self }
  }

  func present<Value>(_ value: Value?) -> Self? { value == nil ? nil : self }

  @ViewBuilder
  func when(_ condition: Bool, change: (Self) -> some View) -> some View {  // expect: conditional_modifier
    if condition { change(self) } else { self }
  }
}

struct ShownScreen: View {
  let isNew: Bool

  var body: some View {
    VStack {
      Text("A").rendered(if: isNew)  // expect: conditional_modifier "removes the view, or creates it again"
      Text("B").shown(!isNew)  // expect: conditional_modifier
      Text("C").orSpinner(isNew)
      // A name is said once.
      Text("D").when(isNew) { $0.padding().padding() }  // expect: conditional_modifier "If `padding` has a value"
    }
  }
}
