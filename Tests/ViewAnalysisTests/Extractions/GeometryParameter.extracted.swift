import SwiftUI

struct PosterView: View {
  let title: String

  var body: some View {
    GeometryReader { geometry in
      VStack {
        Text("Poster")
        PosterTitleRow(title: title, width: geometry.size.width)
      }
    }
  }
}

private struct PosterTitleRow: View {
  let title: String
  let width: CGFloat

  var body: some View {
    HStack {
      Text(title)
        .frame(width: width)
      Spacer()
    }
  }
}
