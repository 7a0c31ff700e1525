import SwiftUI

struct PosterView: View {
  let title: String

  var body: some View {
    GeometryReader { geometry in
      «»VStack {
        Text(title)
          .frame(width: geometry.size.width / 2, height: geometry.size.height)
        Text("Poster")
      }
      Text("Size")
    }
  }
}
