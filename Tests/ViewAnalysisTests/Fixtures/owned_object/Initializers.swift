import SwiftUI

@MainActor
final class Shop: ObservableObject {
  init(name: String) {}
  init() {}
  static let shared = Shop()
}

struct Front: View {
  @ObservedObject var shop: Shop  // expect: owned_object "`shop` is a new `Shop`"

  init(name: String) {
    shop = Shop(name: name)
  }

  var body: some View { Text("Front") }
}

struct Back: View {
  @ObservedObject private var shop: Shop  // expect: owned_object

  init(name: String) {
    _shop = ObservedObject(wrappedValue: Shop(name: name))
  }

  var body: some View { Text("Back") }
}

struct Given: View {
  @ObservedObject var shop: Shop

  init(shop: Shop) {
    self.shop = shop
  }

  init(name: String) {
    shop = Shop(name: name)
  }

  var body: some View { Text("Given") }
}

struct Shared: View {
  @ObservedObject var shop: Shop

  init() {
    shop = Shop.shared
  }

  var body: some View { Text("Shared") }
}
