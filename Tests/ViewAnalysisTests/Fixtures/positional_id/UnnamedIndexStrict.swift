// profile: strict
import SwiftUI

struct Kind: Hashable {
  let name: String
}

/// The first loop has no use for the index.
struct Kinds: View {
  @State private var kinds: [Kind] = []

  var body: some View {
    VStack {
      ForEach(Array(kinds.enumerated()), id: \.offset) { _, kind in  // expect: positional_id
        Text(kind.name)
      }
      ForEach(Array(kinds.enumerated()), id: \.offset) { index, kind in
        Text("\(index + 1). \(kind.name)")
      }
    }
    .onAppear { kinds = [Kind(name: "A")] }
  }
}
