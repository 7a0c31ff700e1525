// profile: strict
import SwiftUI

enum Genre: String, CaseIterable { case novel, poem }

/// What reads the state that changes would run again all the same, which only the recommended profile asks.
struct Genres: View {
  @State private var search = ""

  var body: some View {
    VStack {
      TextField("Search", text: $search)
      Text(search)
      ForEach(Genre.allCases, id: \.self) { genre in
        row(genre)  // expect: helper_in_foreach "whenever `search` changes"
        found(genre)  // expect: helper_in_foreach
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

/// Rows of four views are worth a type, whatever runs them again.
struct Keypad: View {
  @State private var last = 0

  var body: some View {
    VStack {
      Text("\(last)")
      ForEach(0..<5) { number in
        key(number)  // expect: helper_in_foreach
      }
    }
  }

  private func key(_ number: Int) -> some View {
    Button {
      last = number
    } label: {
      ZStack {
        Circle()
        Text("\(number + last)")
      }
    }
  }
}

/// The same where nothing does.
struct Rings: View {
  private let title = "Rings"

  var body: some View {
    VStack {
      Text(title)
      ForEach(0..<5) { number in
        ring(number)  // expect: helper_in_foreach
      }
    }
  }

  private func ring(_ number: Int) -> some View {
    ZStack {
      Circle()
      Circle()
      Text("\(number)")
    }
  }
}
