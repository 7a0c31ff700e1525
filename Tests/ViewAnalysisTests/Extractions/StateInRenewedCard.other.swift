import SwiftUI

struct RenewedCard<Content: View>: View {
  let version: Int
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack {
      content().id(version)
    }
  }
}
