import SwiftUI

private struct Portrait: View {
  let artist: String

  var body: some View { Text(artist).italic() }
}

struct ArtistToolbar: View {
  var body: some View { Text("Follow") }
}

struct ArtistPage: View {
  let artist: String

  var body: some View {
    SharedPage(title: artist) {
      Portrait(artist: artist)
    } toolbar: {
      ArtistToolbar()
    } facts: {
      facts
    }
  }

  private var facts: some View {
    Text("An artist")
  }
}
