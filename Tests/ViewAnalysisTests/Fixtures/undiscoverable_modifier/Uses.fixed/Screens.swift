import SwiftUI

struct Screen: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Text("a")
        .card(kind: .raised, elevation: 4, isOn: $isOn)
        // Below the card.
        .padding()
      Text("b").card(kind: CardModifier.Kind.plain, isOn: .constant(true)).bold()
    }
    .card(kind: .plain, isOn: $isOn)
  }
}

#Preview {
  Text("p").card(kind: .plain, isOn: .constant(false))
}

@available(iOS 18, macOS 15, *)
struct Faded: View {
  var body: some View { Text("c").fade(by: 0.1).fade() }
}
