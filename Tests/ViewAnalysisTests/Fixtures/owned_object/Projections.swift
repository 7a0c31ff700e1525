// not type-checked: the class is a package's
import SwiftUI

// What is made of an object that the view stores, too, may be a view of that object, which has to follow it.
struct Bar: View {
  let store: Store
  @ObservedObject private var state: ViewStore<Int>
  @ObservedObject private var other: ViewStore<Int>  // expect: owned_object

  init(store: Store, name: String) {
    self.store = store
    state = ViewStore(store, observe: \.count)
    other = ViewStore(name)
  }

  var body: some View { Text("Bar") }
}
