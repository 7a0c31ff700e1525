// profile: strict
import SwiftUI

/// A list arranges its rows itself.
struct DraftList: View {
  let drafts: [String]
  @State private var isLoading = false

  var body: some View {  // expect: rootless_body "2 views"
    if isLoading {
      Text("Loading")
    }
    List(drafts, id: \.self) { draft in
      Text(draft)
    }
  }
}

/// The rows of a `ForEach` are the surrounding container's.
struct DraftRows: View {
  let drafts: [String]

  var body: some View {
    Text("Drafts")
    ForEach(drafts, id: \.self) { draft in
      Text(draft)
    }
  }
}
