import SwiftUI

struct Link: Identifiable {
  let id: String
  var title: String
}

/// The data of the loop has a name.
struct LinkList: View {
  @State private var links: [Link] = []

  var body: some View {
    let sorted = links.sorted { $0.title < $1.title }
    let numbered = Array(sorted.enumerated())
    VStack {
      ForEach(numbered, id: \.offset) { number, link in  // expect: positional_id "rows for `sorted`"
        Text("\(number + 1). \(link.title)")
      }
      Button("Add") { links.append(Link(id: "a", title: "A")) }
    }
  }
}

struct LinkEditor: View {
  @State private var links: [Link] = []

  var body: some View {
    let positions = links.indices
    VStack {
      ForEach(positions, id: \.self) { index in  // expect: positional_id "rows for `links`"
        TextField("Title", text: $links[index].title)
      }
      Button("Remove") { links.removeAll() }
    }
  }
}

/// Without the elements, the number is all that there is.
struct LinkDots: View {
  @State private var links: [Link] = []

  var body: some View {
    let positions = links.indices
    HStack {
      ForEach(positions, id: \.self) { _ in Circle() }
      Button("Remove") { links.removeAll() }
    }
  }
}
