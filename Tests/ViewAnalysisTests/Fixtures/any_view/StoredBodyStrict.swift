// profile: strict
import SwiftUI

/// What a style is handed has a type of its own for each part, and these can't be generic.
struct BannerStyleConfiguration {
  struct Label: View {
    let body: AnyView

    init<Content: View>(_ content: Content) { body = AnyView(content) }
  }

  let label: Label
}

struct Banner<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    BannerStyleConfiguration(label: .init(content)).label
      .padding()
  }
}
