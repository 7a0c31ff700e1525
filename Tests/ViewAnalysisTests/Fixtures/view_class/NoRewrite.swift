// not type-checked: the compiler rejects some of these views
import SwiftUI

class BaseView: View {  // expect: view_class
  var body: some View { Text("a") }
}

class DerivedView: BaseView {
  override var body: some View { Text("b") }
}

final class CounterView: View {  // expect: view_class
  var count = 0
  var body: some View { Text("\(count)") }
}

final class ClosingView: View {  // expect: view_class
  deinit { print("closed") }
  var body: some View { Text("a") }
}

actor ActorView: View {  // expect: view_class "is an actor"
  nonisolated var body: some View { Text("a") }
}

final class Model: ObservableObject {
  @Published var name = ""
}
