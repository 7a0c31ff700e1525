// profile: recommended
import SwiftUI

enum Genre: String, CaseIterable { case novel, poem }

/// Rows that are always the same, and a state that runs them again.
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

/// A number shows nothing, and only what the row reads runs it again. A row of four views is a type of its own.
struct Scores: View {
  @Binding var scores: [Int]

  var body: some View {
    VStack {
      ForEach(0..<scores.count, id: \.self) { index in
        row(index)
        largeRow(index)  // expect: helper_in_foreach
      }
    }
  }

  private func row(_ index: Int) -> some View {
    HStack {
      Text("Score")
      Text("\(scores[index])")
    }
  }

  private func largeRow(_ index: Int) -> some View {
    HStack {
      Text("Score")
      Spacer()
      Text("\(scores[index])")
    }
  }
}
