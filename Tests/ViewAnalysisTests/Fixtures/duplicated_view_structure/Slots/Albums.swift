import SwiftUI

struct AlbumCover: View {
  let name: String
  var isSmall = false

  var body: some View { Text(name) }
}

struct AlbumToolbar: View {
  let name: String

  var body: some View { Text(name).bold() }
}

struct AlbumPage: View {  // expect: duplicated_view_structure "built like `ArtistPage`: only `name`, `AlbumCover` and `AlbumToolbar` differ"
  let name: String

  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        Text(name)
          .font(.largeTitle)
        AlbumCover(
          name: name,
          isSmall: true
        )
        .frame(maxWidth: .infinity)
        Divider()
        AlbumToolbar(name: name)
        facts
      }
      .padding()
    }
    .navigationTitle("Music")
    .background(Color.gray)
  }

  private var facts: some View {
    Text("An album")
  }
}
