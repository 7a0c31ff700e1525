import SwiftUI

struct Screen: View {
  @State private var isOn = false
  let chip = ChipButtonStyle()

  var body: some View {
    VStack {
      Button("a") {}.buttonStyle(ChipButtonStyle())
      Button("b") {}.buttonStyle(chip)
      Label("c", systemImage: "star").labelStyle(RowStyle(spacing: 4))
      Label("d", systemImage: "star").labelStyle(RowStyle())
      Button("e") {}.buttonStyle(BorderedButtonStyle())  // expect: undiscoverable_style "`.buttonStyle(.bordered)`"
      // expect-next: undiscoverable_style "`.toggleStyle(.known)`"
      Toggle("f", isOn: $isOn).toggleStyle(KnownStyle())
      Menu("g") {}.menuStyle(BorderlessButtonMenuStyle())  // expect: undiscoverable_style
    }
  }
}
