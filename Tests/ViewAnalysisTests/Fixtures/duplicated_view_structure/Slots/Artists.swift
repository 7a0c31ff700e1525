import SwiftUI

private struct Portrait: View {
  let artist: String

  var body: some View { Text(artist).italic() }
}

struct ArtistToolbar: View {
  var body: some View { Text("Follow") }
}

struct ArtistPage: View {  // expect: duplicated_view_structure
  let artist: String

  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        Text(artist)
          .font(.largeTitle)
        Portrait(artist: artist)
          .frame(maxWidth: .infinity)
        Divider()
        ArtistToolbar()
        facts
      }
      .padding()
    }
    .navigationTitle("Music")
    .background(Color.gray)
  }

  private var facts: some View {
    Text("An artist")
  }
}
