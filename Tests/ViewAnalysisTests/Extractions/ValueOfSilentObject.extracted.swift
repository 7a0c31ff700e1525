import SwiftUI

final class Film {
  var title = ""
  var year = 1900
}

struct FilmView: View {
  let film: Film

  var body: some View {
    VStack {
      Text("\(film.year)")
      FilmHeadingView(title: film.title)
    }
  }
}

private struct FilmHeadingView: View {
  let title: String

  var body: some View {
    HStack {
      Image(systemName: "film")
      Text(title)
    }
  }
}
