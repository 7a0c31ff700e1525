// profile: strict
import SwiftUI

/// Rows of a list, which `recommended` leaves to it.
struct Place: View {
  let title: String

  var body: some View {  // expect: rootless_body
    Image(systemName: "map")
    Text(title)
  }
}

struct Choice: View {
  let title: String

  var body: some View {
    Button(title) {}
    Button("Other") {}
  }
}

struct Places: View {
  let titles: [String]

  var body: some View {
    List(titles, id: \.self) { title in
      Place(title: title)
    }
    .contextMenu { Choice(title: "A") }
  }
}
