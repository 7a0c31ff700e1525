// profile: strict
import SwiftUI

@MainActor final class Store: ObservableObject {
  func remove(_ completion: @escaping (Bool) -> Void) { completion(true) }
  func reload() {}
}

/// A decision about what happens afterwards.
struct Remover: View {
  @ObservedObject var store: Store

  var body: some View {
    VStack {
      Button("Remove") {  // expect: logic_in_action "a nested closure for `remove`"
        store.remove { isDone in
          if isDone { store.reload() }
        }
      }
    }
  }
}
