// not type-checked: each folder is an app of its own
// profile: recommended
import SwiftUI

@main struct SecondApp: App {
  var body: some Scene {
    WindowGroup { Start() }
  }
}

final class SecondShop: ObservableObject {
  @Published var name = ""
}

struct Start: View {
  @ObservedObject var shop = SecondShop()  // expect: owned_object
  var body: some View { Text(shop.name) }
}
