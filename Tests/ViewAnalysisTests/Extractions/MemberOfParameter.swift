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
      tagList(digest)
      ForEach(older.indices, id: \.self) { index in
        tagList(older[index])
      }
    }
  }

  private func «»tagList(_ d: Digest) -> some View {
    VStack {
      Text("Tags")
      ForEach(d.tags, id: \.self) { tag in
        Text(tag)
      }
      Button("Print") { print(d.tags) }
    }
  }
}
