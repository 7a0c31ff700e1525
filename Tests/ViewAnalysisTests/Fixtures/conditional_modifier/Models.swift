// profile: strict
import SwiftUI

final class PopoverModel: ObservableObject {
  @Published var isWide = false
  @Published var tint: Color?
  var hasLines: Bool
  var isMarked = false
  let isLarge: Bool

  init(hasLines: Bool, isLarge: Bool) {
    self.hasLines = hasLines
    self.isLarge = isLarge
  }

  func mark() { isMarked = true }
}

extension View {
  @ViewBuilder
  func when(_ condition: Bool, change: (Self) -> some View) -> some View {  // expect: conditional_modifier
    if condition { change(self) } else { self }
  }

  @ViewBuilder
  func with<Value>(_ value: Value?, change: (Self, Value) -> some View) -> some View {  // expect: conditional_modifier
    if let value { change(self, value) } else { self }
  }
}

struct Popover: View {
  @ObservedObject var model: PopoverModel
  @State private var isLoading = false
  @State private var isOpen = false

  var body: some View {
    VStack {
      // Set once, when the model is created.
      Text("A").when(model.hasLines) { $0.frame(width: 160) }
      Text("B").when(model.isLarge) { $0.frame(width: 160) }
      Text("C").when(model.isWide) { $0.frame(width: 160) }  // expect: conditional_modifier "If `frame` has"
      Text("D").when(model.isMarked) { $0.frame(width: 160) }  // expect: conditional_modifier
      Text("E").with(model.tint) { $0.foregroundColor($1) }  // expect: conditional_modifier "when `model.tint` becomes `nil` or gets a value"
      Text("F").when(model.isWide) { $0.onTapGesture { isOpen = true } }  // expect: conditional_modifier "put the condition into its closure"
      // Nothing sets it.
      Text("G").when(isLoading) { $0.frame(width: 160) }
      Text("H").when(isOpen) { $0.frame(width: 160) }  // expect: conditional_modifier
    }
  }
}
