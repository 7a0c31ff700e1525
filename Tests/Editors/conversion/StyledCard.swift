import SwiftUI

/// A view on a card.
struct StyledCard<Content: View>: View {
  let elevation: Double
  @ViewBuilder let content: Content

  var body: some View {
    content
      .padding()
      .background(.background, in: .rect(cornerRadius: 12))
      .shadow(radius: elevation)
  }
}
