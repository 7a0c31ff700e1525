// not type-checked: each folder is an app of its own
// profile: recommended
import SwiftUI

@main struct FirstApp: App {
  @StateObject private var shop = FirstShop()
  var body: some Scene {
    WindowGroup { Start(shop: shop) }
  }
}

final class FirstShop: ObservableObject {
  @Published var name = ""
}

// The other app has a view of the same name, which is given nothing.
struct Start: View {
  @ObservedObject var shop = FirstShop()
  var body: some View { Text(shop.name) }
}
