// profile: strict
import SwiftUI

enum Genre: String, CaseIterable { case novel, poem }

/// As in the recommended profile: what reads the state that changes would run again all the same.
struct Genres: View {
  @State private var search = ""

  var body: some View {
    VStack {
      TextField("Search", text: $search)
      Text(search)
      ForEach(Genre.allCases, id: \.self) { genre in
        row(genre)  // expect: helper_in_foreach "whenever `search` changes"
        found(genre)
      }
    }
  }

  private func row(_ genre: Genre) -> some View {
    HStack {
      Text(genre.rawValue)
      Spacer()
    }
  }

  private func found(_ genre: Genre) -> some View {
    HStack {
      Text(genre.rawValue)
      Text(search)
    }
  }
}
