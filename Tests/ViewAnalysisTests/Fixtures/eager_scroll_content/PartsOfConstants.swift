// profile: recommended
import SwiftUI

struct Post {
  let images: [String]
}

final class Feed {
  var images: [String]

  init(images: [String]) { self.images = images }
}

func loadedPost(_ images: [String]) -> Post { Post(images: images) }

struct PhotoStrips: View {
  let sample = Post(images: ["a", "b", "c"])
  let feed = Feed(images: ["a"])
  let post: Post

  var body: some View {
    VStack {
      ScrollView(.horizontal) {
        HStack {
          ForEach(sample.images, id: \.self) { image in
            AsyncImage(url: URL(string: image))
          }
        }
      }
      .frame(height: 100)
      ScrollView(.horizontal) {
        HStack {  // expect: eager_scroll_content
          ForEach(post.images, id: \.self) { image in
            AsyncImage(url: URL(string: image))
          }
        }
      }
      .frame(height: 100)
      ScrollView(.horizontal) {
        HStack {  // expect: eager_scroll_content
          ForEach(feed.images, id: \.self) { image in
            AsyncImage(url: URL(string: image))
          }
        }
      }
      .frame(height: 100)
      Button("Load") { feed.images = loadedPost(["d"]).images }
    }
  }
}
