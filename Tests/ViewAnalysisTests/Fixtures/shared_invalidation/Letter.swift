import SwiftUI

struct Dashboard: View {
  @State private var counter = 0
  @State private var isOn = false
  @State private var text = ""

  var body: some View {  // expect: shared_invalidation "reads `counter`, `isOn` and `text`"
    VStack {
      Text("Dashboard")
      Text("Counter: \(counter)")
      Toggle("On", isOn: $isOn)
      Button("More") { counter += 1 }
      TextField("Text", text: $text)
    }
  }
}

// Each part is a view type already.
struct Divided: View {
  @State private var counter = 0
  @State private var isOn = false
  @State private var text = ""

  var body: some View {
    VStack {
      Text("Dashboard")
      CounterView(counter: $counter)
      SwitchView(isOn: $isOn)
      FieldView(text: $text)
      Divider()
    }
  }
}

struct CounterView: View {
  @Binding var counter: Int
  var body: some View { Button("\(counter)") { counter += 1 } }
}

struct SwitchView: View {
  @Binding var isOn: Bool
  var body: some View { Toggle("On", isOn: $isOn) }
}

struct FieldView: View {
  @Binding var text: String
  var body: some View { TextField("Text", text: $text) }
}

// Two states, and ones that all of the body depends on.
struct Tied: View {
  @State private var counter = 0
  @State private var isOn = false
  @State private var text = ""

  var body: some View {
    VStack {
      Text("Counter: \(counter)")
      Toggle("On", isOn: $isOn)
      TextField("Text \(counter)", text: $text)
      Divider()
      Button("More") { counter += 1 }
    }
    .opacity(isOn ? 1 : 0.5)
    .id(text)
  }
}

// Each part is a view type already, and what it is handed runs the body all the same.
final class Library: ObservableObject {
  @Published var titles: [String] = []
}

struct Shelves: View {
  @StateObject private var books = Library()
  @StateObject private var films = Library()
  @State private var isOpen = false

  var body: some View {  // expect: shared_invalidation "only this `ShelfView` reads `books` and only this `ShelfView` reads `films`. Let each part be a view type that has its states itself."
    VStack {
      Text("Shelves")
      ShelfView(library: books)
      ShelfView(library: films)
      Toggle("Open", isOn: $isOpen)
      Divider()
    }
    .opacity(isOpen ? 1 : 0.5)
  }
}

// An action uses them, too.
struct UsedShelves: View {
  @StateObject private var books = Library()
  @StateObject private var films = Library()
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text("Shelves")
      ShelfView(library: books)
      ShelfView(library: films)
      Toggle("Open", isOn: $isOpen)
      Button("Clear") {
        books.titles = []
        films.titles = []
      }
    }
    .opacity(isOpen ? 1 : 0.5)
  }
}

struct ShelfView: View {
  @ObservedObject var library: Library
  var body: some View { Text(library.titles.first ?? "") }
}

// They belong to someone else.
struct GivenShelves: View {
  @ObservedObject var books: Library
  @ObservedObject var films: Library
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text("Shelves")
      ShelfView(library: books)
      ShelfView(library: films)
      Toggle("Open", isOn: $isOpen)
      Divider()
    }
    .opacity(isOpen ? 1 : 0.5)
  }
}

// What is inside isn't the container's.
struct CardedShelves: View {
  @StateObject private var books = Library()
  @StateObject private var films = Library()
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text("Shelves")
      ShelfCard(count: books.titles.count) { Text(books.titles.first ?? "") }
      ShelfCard(count: films.titles.count) { Text(films.titles.first ?? "") }
      Toggle("Open", isOn: $isOpen)
      Divider()
    }
    .opacity(isOpen ? 1 : 0.5)
  }
}

struct ShelfCard<Content: View>: View {
  let count: Int
  @ViewBuilder let content: Content
  var body: some View {
    VStack {
      Text("\(count)")
      content
    }
  }
}

// Callers may give them.
struct OpenShelves: View {
  @StateObject var books = Library()
  @StateObject var films = Library()
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text("Shelves")
      ShelfView(library: books)
      ShelfView(library: films)
      Toggle("Open", isOn: $isOpen)
      Divider()
    }
    .opacity(isOpen ? 1 : 0.5)
  }
}
