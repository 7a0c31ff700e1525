// profile: recommended
import SwiftUI

final class Store: ObservableObject {
  @Published var count = 0
}

/// It keeps nothing that a new one would not have, too.
final class StoreReader: ObservableObject {
  let store: Store

  init(store: Store) { self.store = store }
}

struct Counter: View {
  @ObservedObject var reader = StoreReader(store: Store())
  @ObservedObject var store = Store()  // expect: owned_object

  var body: some View { Text("\(reader.store.count) \(store.count)") }
}
