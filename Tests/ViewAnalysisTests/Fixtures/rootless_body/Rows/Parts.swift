// profile: recommended
import SwiftUI

/// Rows of a list, through helpers and other views.
struct Place: View {
  let title: String

  var body: some View {
    Color.clear
      .frame(height: 4)
    Text(title)
  }
}

struct Leaf: View {
  let title: String

  var body: some View {
    if title.isEmpty {
      Place(title: "?")
    } else {
      place
    }
  }

  @ViewBuilder private var place: some View {
    Place(title: title)
  }
}

struct Places: View {
  let titles: [String]

  var body: some View {
    ForEach(titles, id: \.self) { title in
      Leaf(title: title)
    }
  }
}

/// Once in a list, once in nothing.
struct Loose: View {
  var body: some View {  // expect: rootless_body
    Text("A")
    Text("B")
  }
}

struct Inner: View {
  var body: some View {
    Loose()
  }
}

/// In a group, though that is in a stack.
struct Grouped: View {
  var body: some View {  // expect: rootless_body
    Text("A")
    Text("B")
  }
}
