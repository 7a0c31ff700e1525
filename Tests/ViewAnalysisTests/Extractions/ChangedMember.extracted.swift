import SwiftUI

struct Draft {
  var title: String
  var tags: [String]
}

/// A method that changes the member shows that it can be set.
struct DraftView: View {
  @State private var draft = Draft(title: "", tags: [])

  var body: some View {
    VStack {
      Text(draft.title)
      DraftTagsRow(tags: $draft.tags)
    }
  }
}

private struct DraftTagsRow: View {
  @Binding var tags: [String]

  var body: some View {
    HStack {
      ForEach(tags, id: \.self) { tag in
        Text(tag)
        Button("Remove") { tags.removeAll { $0 == tag } }
      }
    }
  }
}
