// profile: strict
import SwiftUI

/// What a collection asks of each element is a part of its one call.
struct Tags: View {
  @State private var chosen: [String] = []
  let tags: [String]

  var body: some View {
    VStack {
      ForEach(tags, id: \.self) { tag in
        Button(tag) {
          if chosen.contains(tag) {
            chosen.removeAll(where: { $0 == tag })
          } else {
            chosen.append(tag)
          }
        }
      }
      Button("First") {
        if let first = tags.first(where: { $0.count > 3 }) {
          chosen.append(first)
        }
      }
    }
  }
}
