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
      «»HStack {
        ForEach(draft.tags, id: \.self) { tag in
          Text(tag)
          Button("Remove") { draft.tags.removeAll { $0 == tag } }
        }
      }
    }
  }
}
