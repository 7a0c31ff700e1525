import SwiftUI

struct Library: View {
  let books: [Book]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {  // expect: eager_scroll_content
        ForEach(books) { Text($0.title) }
      }
    }
  }
}

struct Covers: View {
  let books: [Book]

  var body: some View {
    ScrollView(.horizontal) {
      HStack {  // expect: eager_scroll_content
        ForEach(books) { Text($0.title).frame(width: 80, height: 120) }
      }
    }
  }
}

struct Stars: View {
  let books: [Book]

  var body: some View {
    VStack {
      ScrollView {
        VStack { ForEach(0..<5) { Text("\($0)") } }
      }
      ScrollView {
        LazyVStack { ForEach(books) { Text($0.title) } }
      }
    }
  }
}
