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

struct AlbumPage: View {
  let name: String

  var body: some View {
    SharedPage(title: name) {
      AlbumCover(
        name: name,
        isSmall: true
      )
    } toolbar: {
      AlbumToolbar(name: name)
    } facts: {
      facts
    }
  }

  private var facts: some View {
    Text("An album")
  }
}

struct SharedPage<Content: View, Toolbar: View, Facts: View>: View {
  let title: String
  @ViewBuilder let content: Content
  @ViewBuilder let toolbar: Toolbar
  @ViewBuilder let facts: Facts

  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        Text(title)
          .font(.largeTitle)
        content
          .frame(maxWidth: .infinity)
        Divider()
        toolbar
        facts
      }
      .padding()
    }
    .navigationTitle("Music")
    .background(Color.gray)
  }
}
