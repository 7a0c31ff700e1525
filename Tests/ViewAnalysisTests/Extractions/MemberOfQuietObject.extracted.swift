import SwiftUI

final class Author {
  var name = ""
  var handle = ""
}

final class Picture {
  var title = ""
  var author = Author()
}

struct PictureView: View {
  let picture: Picture

  var body: some View {
    VStack {
      Text(picture.title)
      PictureContent(author: picture.author)
    }
  }
}

private struct PictureContent: View {
  let author: Author

  var body: some View {
    VStack {
      Text(author.name)
      Text(author.handle)
    }
  }
}
