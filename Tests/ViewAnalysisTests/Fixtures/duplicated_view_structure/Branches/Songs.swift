import SwiftUI

struct SongLine: View {
  let name: String

  var body: some View { Text(name) }
}

struct FilmLine: View {
  let name: String

  var body: some View { Text(name).italic() }
}

// The lines can be made only where there are names: no view is handed over.
struct Songs: View {  // expect: duplicated_view_structure
  let names: [String]

  var body: some View {
    VStack(spacing: 4) {
      Text("Music")
        .font(.headline)
      if names.isEmpty {
        Text("Nothing")
      } else {
        SongLine(name: names[0])
          .padding()
      }
      Divider()
      Text("More")
        .padding()
    }
    .padding()
    .background(Color.gray)
  }
}

struct Films: View {  // expect: duplicated_view_structure
  let names: [String]

  var body: some View {
    VStack(spacing: 4) {
      Text("Music")
        .font(.headline)
      if names.isEmpty {
        Text("Nothing")
      } else {
        FilmLine(name: names[0])
          .padding()
      }
      Divider()
      Text("More")
        .padding()
    }
    .padding()
    .background(Color.gray)
  }
}
