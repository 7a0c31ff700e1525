import SwiftUI

struct Pictogram: View {
  let name: String
  var body: some View { Image(systemName: name) }
}

struct PillView: View {
  let badge: String?
  let icon: String?
  let title: String

  var body: some View {
    HStack {
      PillIcon(icon: icon)
      Text(badge ?? title)
        .padding(.horizontal)
        .background(.quaternary)
    }
  }
}

private struct PillIcon: View {
  let icon: String?

  var body: some View {
    if let icon {
      Divider()
      Pictogram(name: icon)
        .accessibilityHidden(true)
    }
  }
}
