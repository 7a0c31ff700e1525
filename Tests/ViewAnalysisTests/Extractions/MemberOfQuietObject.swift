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
      «»VStack {
        Text(picture.author.name)
        Text(picture.author.handle)
      }
    }
  }
}
