import SwiftUI

@Observable final class Library {
  var books: [Book] = []
  var tags: Set<String> = []
}

struct Shelf: View {
  let library: Library
  @State private var query = ""
  @State private var numbers: [Int] = []

  var body: some View {
    let shown = library.books.filter { $0.title.contains(query) }  // expect: work_in_body "`library.books`"
    // expect-next: work_in_body "Dictionary(grouping:)"
    let byAuthor = Dictionary(grouping: library.books, by: \.author)
    let pages = library.books.compactMap { $0.pages }.reduce(0, +)  // expect: work_in_body "`reduce`"
    let names = library.books.map(\.title).suffix(3)  // expect: work_in_body "`map`"
    let doubled = numbers.map { $0 * 2 }  // expect: work_in_body

    List {
      Text("\(shown.count) \(byAuthor.count) \(pages) \(names) \(doubled.count)")
      // expect-next: work_in_body "the data of `ForEach`"
      ForEach(library.books.sorted { $0.pages < $1.pages }) { book in
        Text(book.title)
      }
      // expect-next: work_in_body
      ForEach(Array(library.tags.sorted().enumerated()), id: \.offset) { Text($0.element) }
      // expect-next: work_in_body
      ForEach(query.isEmpty ? library.books : library.books.filter(\.isRead)) { Text($0.title) }
      row(for: numbers)
    }
  }

  private func row(for values: [Int]) -> some View {
    ForEach(values.map { $0 + 1 }, id: \.self) { value in  // expect: work_in_body "`row` of `Shelf`"
      Text("\(value)")
    }
  }
}

struct Sorting: ViewModifier {
  let values: [Int]

  func body(content: Content) -> some View {
    content.overlay {
      List(values.shuffled(), id: \.self) { Text("\($0)") }  // expect: work_in_body "`body` of `Sorting`"
    }
  }
}

struct Scores: View {
  let players: [Book]

  var body: some View {
    // expect-next: work_in_body "`map` iterates over `players`"
    let scores = Dictionary(uniqueKeysWithValues: players.map { ($0.title, $0.title.count) })
    Text("\(scores["A"] ?? 0)")
  }
}
