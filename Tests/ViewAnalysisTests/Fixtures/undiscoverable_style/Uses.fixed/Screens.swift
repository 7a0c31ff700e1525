import SwiftUI

struct Screen: View {
  @State private var isOn = false
  let chip = ChipButtonStyle()

  var body: some View {
    VStack {
      Button("a") {}.buttonStyle(.chip)
      Button("b") {}.buttonStyle(chip)
      Label("c", systemImage: "star").labelStyle(.row(spacing: 4))
      Label("d", systemImage: "star").labelStyle(.row())
      Button("e") {}.buttonStyle(.bordered)
      Toggle("f", isOn: $isOn).toggleStyle(.known)
      Menu("g") {}.menuStyle(.borderlessButton)
    }
  }
}
