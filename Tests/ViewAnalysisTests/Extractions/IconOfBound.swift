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
      «if let icon {
        Divider()
        Pictogram(name: icon)
          .accessibilityHidden(true)
      }»
      Text(badge ?? title)
        .padding(.horizontal)
        .background(.quaternary)
    }
  }
}
