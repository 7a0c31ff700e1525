import SwiftUI

struct TargetView: View {
  let accent: Color

  var body: some View {
    VStack {
      TargetItem(accent: accent,
                 title: "Home",
                 subtitle: "The first page")
      Text("Targets")
    }
  }
}

private struct TargetItem: View {
  let accent: Color
  let title: String
  let subtitle: String

  var body: some View {
    VStack {
      Text(title)
        .foregroundStyle(accent)
      Text(subtitle)
    }
  }
}
