import SwiftUI

struct TargetView: View {
  let accent: Color

  var body: some View {
    VStack {
      TargetItem(title: "Home",
                 subtitle: "The first page",
                 accent: accent)
      Text("Targets")
    }
  }
}

private struct TargetItem: View {
  let title: String
  let subtitle: String
  let accent: Color

  var body: some View {
    VStack {
      Text(title)
        .foregroundStyle(accent)
      Text(subtitle)
    }
  }
}
