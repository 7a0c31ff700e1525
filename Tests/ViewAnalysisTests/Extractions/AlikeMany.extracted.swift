import SwiftUI

struct Features: View {
  var body: some View {
    VStack {
      FeaturesRow(systemImage: "0.circle", title: "Title 0", subtitle: "Subtitle 0", padding: 0)
      FeaturesRow(systemImage: "1.circle", title: "Title 1", subtitle: "Subtitle 1", padding: 1)
      FeaturesRow(systemImage: "2.circle", title: "Title 2", subtitle: "Subtitle 2", padding: 2)
      FeaturesRow(systemImage: "3.circle", title: "Title 3", subtitle: "Subtitle 3", padding: 3)
      FeaturesRow(systemImage: "4.circle", title: "Title 4", subtitle: "Subtitle 4", padding: 4)
      FeaturesRow(systemImage: "5.circle", title: "Title 5", subtitle: "Subtitle 5", padding: 5)
      FeaturesRow(systemImage: "6.circle", title: "Title 6", subtitle: "Subtitle 6", padding: 6)
      FeaturesRow(systemImage: "7.circle", title: "Title 7", subtitle: "Subtitle 7", padding: 7)
    }
  }
}

private struct FeaturesRow: View {
  let systemImage: String
  let title: LocalizedStringKey
  let subtitle: LocalizedStringKey
  let padding: CGFloat

  var body: some View {
    HStack {
      Image(systemName: systemImage)
      VStack {
        Text(title)
        Text(subtitle)
      }
      .padding(padding)
    }
  }
}
