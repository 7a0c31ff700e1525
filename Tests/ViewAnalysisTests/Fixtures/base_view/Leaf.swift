// profile: recommended
import SwiftUI

/// A single text has no place for the content of others.
struct BaseTag: View {
  let title: String

  var body: some View {
    Text(title)
      .font(.caption)
  }
}

struct Header: View {
  var body: some View { BaseTag(title: "New") }
}

struct Footer: View {
  var body: some View { BaseTag(title: "Old") }
}
