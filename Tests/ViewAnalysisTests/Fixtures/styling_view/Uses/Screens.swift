import SwiftUI

struct Screen: View {
  let isShown: Bool

  var body: some View {
    VStack {
      StyledCard {
        Text("a")
          .font(.title)
      }
      .padding()
      StyledCard(elevation: 4) { Text("b") }
      StyledCard(elevation: isShown ? 1 : 2) {
        Text("c")
        // Below.
        Text("d")
      }
      .bold()
      StyledCard {
        if isShown { Text("e") }
      }
      StyledCard(content: { Text("f") })
      PaddedView { Text("g") }
    }
  }
}

#Preview {
  StyledCard { Text("p") }
}

@available(iOS 18, macOS 15, *)
struct FadedScreen: View {
  var body: some View { Faded(amount: 1, view: AnyView(Text("h"))) }
}
