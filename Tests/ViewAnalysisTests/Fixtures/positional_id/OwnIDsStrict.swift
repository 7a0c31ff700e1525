// profile: strict
import SwiftUI

struct Item: Identifiable {
  let id = UUID()
  let title: String
}

/// Each element has an id, and nothing makes them anew.
struct ItemColumn: View {
  let items: [Item]

  var body: some View {
    VStack {
      ForEach(items.indices, id: \.self) { index in  // expect: positional_id
        Text(items[index].title)
      }
    }
  }
}
