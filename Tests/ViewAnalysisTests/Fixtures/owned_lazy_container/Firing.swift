// swift-format-ignore-file

import SwiftUI

struct Tags: View {
  let tags: [String]
  var body: some View {
    LazyVGrid(columns: []) {  // expect: owned_lazy_container "is used in a row of a `List`"
      ForEach(tags, id: \.self) { Text($0) }
    }
  }
}

struct Steps: View {
  let recipe: Recipe
  var body: some View {
    LazyVStack {  // expect: owned_lazy_container "is used in a row of a `ScrollView`"
      ForEach(recipe.steps, id: \.self) { Text($0) }
    }
    .padding()
  }
}

struct Covers: View {
  let books: [Book]
  var body: some View {
    LazyHStack {  // expect: owned_lazy_container "`LazyHGrid`"
      ForEach(books) { Text($0.title) }
    }
  }
}

struct Titles: View {
  let books: [Book]
  var body: some View {
    List(books) { Text($0.title) }  // expect: owned_lazy_container "is used in a `ScrollView` that scrolls the same way"
  }
}

struct Texts: View {
  let books: [Book]
  var body: some View {
    ScrollView {  // expect: owned_lazy_container "`List`"
      ForEach(books) { Text($0.author) }
    }
  }
}

struct Places: View {
  let books: [Book]
  let recipes: [Recipe]

  var body: some View {
    VStack {
      List {
        Section {
          Tags(tags: [])
        }
        VStack {
          Text("Texts")
          Texts(books: books)
        }
      }
      ScrollView {
        VStack {
          ForEach(recipes) { recipe in
            Steps(recipe: recipe)
          }
          LazyVStack {
            Titles(books: books)
          }
        }
      }
      ScrollView(.horizontal) {
        LazyHGrid(rows: []) {
          Covers(books: books)
        }
      }
    }
  }
}

struct Feed<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ScrollView {
      LazyVStack {  // expect: owned_lazy_container "as `content` into a `LazyVStack`"
        content
      }
    }
  }
}

struct Strip<Item: View>: View {
  let item: () -> Item

  var body: some View {
    LazyHStack { item() }  // expect: owned_lazy_container
  }
}
