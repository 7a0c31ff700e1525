import SwiftUI

struct DietsViewV2: View {
  let title: String
  let isVegan: Bool

  var body: some View {
    VStack {
      vbHeader
      DietsV2AllowedView(isVegan: isVegan)
      vbFooter()
    }
  }

  private var vbHeader: some View {
    Text(title).font(.title)
  }

  @ViewBuilder private func vbFooter() -> some View {
    Text("End")
  }
}

private struct DietsV2AllowedView: View {
  let isVegan: Bool

  var body: some View {
    HStack {
      Text("Allowed")
      if isVegan { Text("Vegan") }
    }
  }
}
