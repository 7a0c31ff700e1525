import SwiftUI

struct TargetView: View {
  let accent: Color

  var body: some View {
    VStack {
      targetItem(title: "Home",
                 subtitle: "The first page")
      Text("Targets")
    }
  }

  @MainActor
  private func «»targetItem(title: String,
                          subtitle: String) -> some View {
    VStack {
      Text(title)
        .foregroundStyle(accent)
      Text(subtitle)
    }
  }
}
