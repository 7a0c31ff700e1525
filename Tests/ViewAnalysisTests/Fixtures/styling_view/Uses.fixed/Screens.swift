import SwiftUI

struct Screen: View {
  let isShown: Bool

  var body: some View {
    VStack {
      Text("a")
        .font(.title)
        .styledCard()
        .padding()
      Text("b").styledCard(elevation: 4)
      Group {
        Text("c")
        // Below.
        Text("d")
      }
      .styledCard(elevation: isShown ? 1 : 2)
      .bold()
      Group {
        if isShown { Text("e") }
      }
      .styledCard()
      Text("f").styledCard()
      Text("g").padded()
    }
  }
}

#Preview {
  Text("p").styledCard()
}

@available(iOS 18, macOS 15, *)
struct FadedScreen: View {
  var body: some View { AnyView(Text("h")).faded(amount: 1) }
}
