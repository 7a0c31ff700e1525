import SwiftUI

/// What is folded away loses its states.
struct FoldedCard<Content: View>: View {
  let isOpen: Bool
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack {
      Text("Card")
      if isOpen { content() }
    }
  }
}
