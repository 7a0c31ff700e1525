// profile: strict
import SwiftUI

/// Each call shows a variant of its own.
struct Tiles: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Toggle("Open", isOn: $isOpen)
      tile("A", isShownOpen: true)
      tile("B", isShownOpen: false)
      plain("C", isShownOpen: isOpen)
    }
  }

  private func tile(_ title: String, isShownOpen: Bool) -> some View {
    ZStack {
      Text(title)
      if isShownOpen {
        Image(systemName: "chevron.down")
      }
    }
  }

  private func plain(_ title: String, isShownOpen: Bool) -> some View {
    ZStack {
      Text(title)
      if isShownOpen {  // expect: conditional_view
        Image(systemName: "chevron.down")
      }
    }
  }
}
