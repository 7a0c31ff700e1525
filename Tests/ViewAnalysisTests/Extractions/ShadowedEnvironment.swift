import SwiftUI

@Observable final class Wardrobe {
  var title = ""
  var isOpen = false
  func close() {}
}

struct WardrobeView: View {
  @Environment(Wardrobe.self) private var wardrobe

  var body: some View {
    @Bindable var wardrobe = wardrobe
    VStack {
      Toggle("Open", isOn: $wardrobe.isOpen)
      «HStack {
        Text(wardrobe.title)
        Button("Close") { wardrobe.close() }
      }»
    }
  }
}
