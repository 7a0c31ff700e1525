import SwiftUI

struct PosterView: View {
  let title: String

  var body: some View {
    GeometryReader { geometry in
      VStack {
        Text("Poster")
        titleRow(proxy: geometry)
      }
    }
  }

  private func «»titleRow(proxy: GeometryProxy) -> some View {
    HStack {
      Text(title)
        .frame(width: proxy.size.width)
      Spacer()
    }
  }
}
