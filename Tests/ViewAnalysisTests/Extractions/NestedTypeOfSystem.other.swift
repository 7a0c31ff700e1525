import Foundation

enum Formats {
  struct Date {
    static let short = "dd.MM."
  }
}

struct User {
  let name: String
  let start: Date

  init(name: String) {
    self.name = name
    start = .now
  }
}
