import SwiftUI

struct Digest {
  let tags: [String]
  var total = 0
}

struct DigestView: View {
  let digest: Digest
  let older: [Digest]

  var body: some View {
    VStack {
      TagList(tags: digest.tags)
      ForEach(older.indices, id: \.self) { index in
        TagList(tags: older[index].tags)
      }
    }
  }
}

private struct TagList: View {
  let tags: [String]

  var body: some View {
    VStack {
      Text("Tags")
      ForEach(tags, id: \.self) { tag in
        Text(tag)
      }
      Button("Print") { print(tags) }
    }
  }
}
