import SwiftUI

struct Screen: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      PrimaryButton(title: "Go", action: go)
      PrimaryButton(title: "Stop", color: .red) {
        go()
      }
      .padding()
      PrimaryButton(title: "Later") { go() }
      PrimaryButton(
        title: "Never",
        color: .gray,
        action: {
          // Nothing.
          go()
        }
      )
      PillButtonView(action: go) { Text("a") }
      PillButtonView(role: .destructive) {
        go()
      } label: {
        Text("b")
        Text("c")
      }
      Switch("On", isOn: $isOn)
        .bold()
      Switch("Big", size: isOn ? 20 : 18, isOn: .constant(true))
    }
  }

  private func go() {}
}

#Preview {
  PrimaryButton(title: "p") {}
}
