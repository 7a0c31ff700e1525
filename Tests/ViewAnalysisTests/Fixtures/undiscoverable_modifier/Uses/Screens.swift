import SwiftUI

struct Screen: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Text("a")
        .modifier(CardModifier(kind: .raised, elevation: 4, isOn: $isOn))
        // Below the card.
        .padding()
      Text("b").modifier(CardModifier(kind: CardModifier.Kind.plain, isOn: .constant(true))).bold()
    }
    .modifier(
      CardModifier(kind: .plain, isOn: $isOn)
    )
  }
}

#Preview {
  Text("p").modifier(CardModifier(kind: .plain, isOn: .constant(false)))
}

@available(iOS 18, macOS 15, *)
struct Faded: View {
  var body: some View { Text("c").modifier(FadeViewModifier(by: 0.1)).modifier(FadeViewModifier()) }
}
