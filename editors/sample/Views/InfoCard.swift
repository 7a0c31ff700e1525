import SwiftUI

/// A titled box for a few related facts.
struct InfoCard<Content: View>: View {
  let title: LocalizedStringKey
  let content: () -> Content

  init(title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.title = title
    self.content = content
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title)
        .font(.headline)
      content()
    }
    .padding()
    .background(.thinMaterial, in: .rect(cornerRadius: 12))
  }
}
