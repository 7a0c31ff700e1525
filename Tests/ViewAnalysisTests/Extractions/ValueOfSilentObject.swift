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
      heading
    }
  }

  private var «»heading: some View {
    HStack {
      Image(systemName: "film")
      Text(film.title)
    }
  }
}
