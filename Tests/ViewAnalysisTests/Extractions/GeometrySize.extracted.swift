import SwiftUI

struct PosterView: View {
  let title: String

  var body: some View {
    GeometryReader { geometry in
      PosterContent(title: title, size: geometry.size)
      Text("Size")
    }
  }
}

private struct PosterContent: View {
  let title: String
  let size: CGSize

  var body: some View {
    VStack {
      Text(title)
        .frame(width: size.width / 2, height: size.height)
      Text("Poster")
    }
  }
}
