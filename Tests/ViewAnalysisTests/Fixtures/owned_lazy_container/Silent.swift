// swift-format-ignore-file

import SwiftUI

struct Rows: View {
  let books: [Book]
  var body: some View {
    LazyVStack {
      ForEach(books) { Text($0.title) }
    }
  }
}

struct Strip: View {
  let books: [Book]
  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack {
        ForEach(books) { Text($0.title) }
      }
    }
  }
}

struct Fixed: View {
  let books: [Book]
  var body: some View {
    List(books) { Text($0.title) }
      .scrollDisabled(true)
  }
}

struct Sized: View {
  let books: [Book]
  var body: some View {
    ScrollView { ForEach(books) { Text($0.title) } }
  }
}

struct Plain: View {
  let books: [Book]
  var body: some View {
    VStack { ForEach(books) { Text($0.title) } }
  }
}

struct Linked: View {
  let books: [Book]
  var body: some View {
    List(books) { Text($0.title) }
  }
}

struct Places: View {
  let books: [Book]

  var body: some View {
    VStack {
      ScrollView {
        // Straight in what scrolls.
        Rows(books: books)
      }
      ScrollView {
        VStack {
          Text("Rows")
          Rows(books: books)
        }
      }
      List {
        Strip(books: books)
        Plain(books: books)
        Fixed(books: books)
        Sized(books: books)
          .frame(height: 200)
        NavigationLink("Link") {
          Linked(books: books)
        }
      }
      .sheet(isPresented: .constant(false)) {
        Linked(books: books)
      }
      ScrollView(.horizontal) {
        HStack {
          ForEach(0..<3) { _ in
            Rows(books: books)
          }
        }
      }
    }
  }
}

struct Panel<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ScrollView {
      VStack { content }
      LazyVStack {
        Text("Header")
        content
      }
    }
  }
}

struct CardGrid<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    LazyVGrid(columns: []) { content }
  }
}
