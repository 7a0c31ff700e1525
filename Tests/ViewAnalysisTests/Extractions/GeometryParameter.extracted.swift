import SwiftUI

struct PosterView: View {
  let title: String

  var body: some View {
    GeometryReader { geometry in
      VStack {
        Text("Poster")
        PosterTitleRow(width: geometry.size.width, title: title)
      }
    }
  }
}

private struct PosterTitleRow: View {
  let width: CGFloat
  let title: String

  var body: some View {
    HStack {
      Text(title)
        .frame(width: width)
      Spacer()
    }
  }
}
