// profile: recommended
import SwiftUI

enum Filter: String, CaseIterable, Identifiable {
  case all, unread, starred
  var id: Self { self }
}

enum Sizes {
  static let all = [1, 2, 3]
}

struct Quiet: View {
  @State private var lines = Filter.allCases.map(\.rawValue)
  let messages: [Message]
  private let days = ["Mon", "Tue", "Wed"]
  private static let sizes = [10, 20, 30]
  private var steps: [Int] { [1, 2, 3] }

  var body: some View {
    VStack {
      // Few elements.
      ScrollView {
        VStack {
          ForEach(["a", "b"], id: \.self) { Text($0) }
          ForEach(0..<20) { Text("\($0)") }
          ForEach(1...12, id: \.self) { Text("\($0)") }
          ForEach(Filter.allCases) { Text($0.rawValue) }
          ForEach(days, id: \.self) { Text($0) }
          ForEach(Self.sizes, id: \.self) { Text("\($0)") }
          ForEach(self.steps.reversed(), id: \.self) { Text("\($0)") }
          ForEach(messages.prefix(3)) { Text($0.text) }
          ForEach(Array(days.enumerated()), id: \.offset) { Text($0.element) }
        }
      }

      // Already lazy, another axis, both axes, or not scrolled at all.
      ScrollView { LazyVStack { ForEach(messages) { Text($0.text) } } }
      ScrollView(.horizontal) { VStack { ForEach(messages) { Text($0.text) } } }
      ScrollView { HStack { ForEach(messages) { Text($0.text) } } }
      ScrollView([.horizontal, .vertical]) { VStack { ForEach(messages) { Text($0.text) } } }
      VStack { ForEach(messages) { Text($0.text) } }
      List { VStack { ForEach(messages) { Text($0.text) } } }

      // Small things side by side, and a stack that is measured.
      ScrollView(.horizontal) {
        HStack { ForEach(messages) { message in Button(message.sender) {} } }
      }
      ScrollView {
        VStack { ForEach(messages) { Text($0.text) } }
          .background(GeometryReader { proxy in Text("\(proxy.size.height)") })
      }
      ScrollView {
        VStack { ForEach(Sizes.all, id: \.self) { Text("\($0)") } }
      }

      ScrollView {
        VStack { ForEach(lines, id: \.self) { Text($0) } }
      }

      // The stack is a row, or lies in something that needs its size.
      ScrollView {
        LazyVStack {
          ForEach(messages) { message in
            VStack { ForEach(messages) { Text($0.text) } }
          }
        }
      }
      ScrollView {
        ZStack { VStack { ForEach(messages) { Text($0.text) } } }
      }

      // Views beside the rows, none of them in a loop.
      ScrollView {
        VStack {
          Text("One")
          Text("Two")
        }
      }
    }
  }
}

#Preview {
  ScrollView { VStack { ForEach(0..<50) { Text("\($0)") } } }
}

struct Genre: Hashable {
  var name = ""

  static func known(to reader: String) -> [Genre] { [] }
}

struct Few: View {
  enum Part { case books, messages }

  @State private var genres: [Genre] = []
  let parts: [Part]
  let books: [Book]
  let messages: [Message]

  var body: some View {
    // Few by their names, or a table in code.
    ScrollView {
      VStack {
        ForEach(genres, id: \.self) { Text($0.name) }
        ForEach($genres, id: \.self) { $genre in Text(genre.name) }
        ForEach(Array(self.genres.enumerated()), id: \.offset) { Text($0.element.name) }
        ForEach(Genre.known(to: "me"), id: \.self) { Text($0.name) }
        ForEach(messages.prefix(min(messages.count, 6))) { Text($0.text) }
      }
    }
    // One row per case.
    ScrollView {
      VStack {
        ForEach(parts, id: \.self) { part in
          switch part {
          case .books: Text("Books")
          case .messages: Text("Messages")
          }
        }
      }
    }
    // The rows alone say how high the strip is.
    ScrollView(.horizontal) {
      HStack { ForEach(books) { BookCard(book: $0) } }
    }
  }
}

struct BookCard: View {
  let book: Book

  var body: some View { Text(book.title) }
}

// The other end of the animation has to be there.
struct Heroes: View {
  let books: [Book]
  @Namespace private var space

  var body: some View {
    ScrollView {
      VStack {
        ForEach(books) { Text($0.title).matchedGeometryEffect(id: $0.id, in: space) }
      }
    }
  }
}
