// profile: recommended
import SwiftUI

enum Kind: String, CaseIterable { case one, two }

struct Calm: View {
  let books: [Book]
  let name: String?
  @State private var shown: [Book] = []
  @State private var query = ""
  private let sizes = [1, 2, 3]

  /// Returns data, so its place is right or wrong by where it is used.
  private var unread: [Book] { books.filter { !$0.isRead } }

  var body: some View {
    // An optional's.
    let title = name.map { $0.uppercased() }
    let length = name.flatMap { Int($0) } ?? 0
    // Cheap.
    let few = [3, 1, 2].sorted()
    let numbers = (0..<books.count).map { $0 * 2 }
    let kinds = Kind.allCases.filter { $0 != .one }
    let squares = sizes.map { $0 * $0 }
    // Combine's methods have the same names.
    let notes = NotificationCenter.default.publisher(for: .init("a")).compactMap { $0.object as? Int }
    // Computed on demand.
    var late: [Book] { books.filter(\.isRead) }

    List {
      Text("\(title ?? "") \(length) \(few.count) \(numbers.count) \(kinds.count) \(squares.count)")
      Text("\(late.count) \(books.filter(\.isRead).count)")
      if books.filter(\.isRead).isEmpty { Text("None") }
      ForEach(unread) { Text($0.title) }
      ForEach(Array(books.enumerated()), id: \.offset) { Text($0.element.title) }
      ForEach(books.prefix(3)) { Text($0.title) }
      ForEach(books.reversed()) { Text($0.title) }
      ForEach(books.indices, id: \.self) { Text("\($0)") }
      ForEach(Array(zip(books, books)), id: \.0.id) { Text($0.0.title) }
      ForEach((1...9).map { $0 * 2 }, id: \.self) { Text("\($0)") }
      Button("Sort") {
        let sorted = books.sorted { $0.pages < $1.pages }
        shown = sorted
      }
    }
    .onReceive(notes) { query = "\($0)" }
    .onAppear {
      let read = books.filter(\.isRead)
      shown = read
    }
    .task { shown = books.sorted { $0.title < $1.title } }
    .onChange(of: query) {
      let found = books.filter { $0.title.contains(query) }
      shown = found
    }
  }

  private func load() {
    let read = books.filter(\.isRead)
    shown = read
  }
}

struct Store {
  let books: [Book]

  var body: [Book] {
    let read = books.filter(\.isRead)
    return read
  }
}

#Preview {
  let books: [Book] = []
  ForEach(books.filter(\.isRead)) { Text($0.title) }
}

struct Curve: Shape {
  let values: [Double]

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let points = values.map { CGPoint(x: 0, y: $0) }
    for point in points { path.addLine(to: point) }
    return path
  }
}

struct Numbered: View {
  let books: [Book]

  var body: some View {
    ForEach(books.enumerated().map { $0 }, id: \.offset) { Text($0.element.title) }
    ForEach(books.map({ $0 })) { Text($0.title) }
  }
}

struct Tables {
  static let pages = [Book]()
}

struct Joined: View {
  let books: [Book]

  var body: some View {
    let titles = books.map(\.title).joined(separator: ", ")
    Text(titles)
    ForEach(Tables.pages.filter(\.isRead)) { Text($0.title) }
  }
}
