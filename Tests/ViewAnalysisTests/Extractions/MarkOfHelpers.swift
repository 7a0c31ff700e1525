import SwiftUI

struct DietsViewV2: View {
  let title: String
  let isVegan: Bool

  var body: some View {
    VStack {
      vbHeader
      vbAllowed
      vbFooter()
    }
  }

  private var vbHeader: some View {
    Text(title).font(.title)
  }

  private var «»vbAllowed: some View {
    HStack {
      Text("Allowed")
      if isVegan { Text("Vegan") }
    }
  }

  @ViewBuilder private func vbFooter() -> some View {
    Text("End")
  }
}
