// profile: recommended
import SwiftUI

enum Reader {
  case small, large

  var manual: Book? { nil }
}

struct Configuration {
  let readers: [Reader]
}

/// As many as the enumeration has cases.
final class Manuals {
  private let configuration: Configuration
  let manuals: [Book]

  init(configuration: Configuration) {
    self.configuration = configuration
    let readers = self.configuration.readers
    manuals = readers.compactMap { $0.manual }
  }
}

/// Those that make it spell the elements out.
final class Panel {
  let details: [Book]
  let areas: [String]

  init(details: [Book] = [], areas: [String] = knownAreas()) {
    self.details = details
    self.areas = areas
  }

  static func knownAreas() -> [String] {
    let first = "First"
    return [first, "Second"]
  }
}

/// Nobody knows how many it is given.
final class Order {
  let items: [Book]

  init(items: [Book]) {
    self.items = items
  }
}

protocol Report {
  var items: [Book] { get }
}

struct WhatsNew: Report {
  let items: [Book]
}

protocol Feed {
  var items: [Book] { get }
}

final class Timeline: Feed {
  var items: [Book] = []
}

struct Row: View {
  let title: String
  var body: some View { Text(title) }
}
