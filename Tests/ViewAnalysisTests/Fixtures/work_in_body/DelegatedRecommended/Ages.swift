// profile: recommended
import Foundation

enum Ages {
  static func text(of date: Date) -> String {
    let formatter = DateFormatter()
    return formatter.string(from: date)
  }

  static func text(ofDays days: Int) -> String { "\(days) days" }
}

final class Stamps: Sendable {
  static let shared = Stamps()

  func text() -> String { DateFormatter().string(from: Date()) }
}

struct Question {
  let date: Date

  var age: String { Ages.text(of: date) }
  var days: String { Ages.text(ofDays: 3) }
  var stamp: String { Stamps.shared.text() }

  func heading(prefix: String) -> String { prefix + Ages.text(of: date) }
}

private enum Formatters {
  static var day: DateFormatter { DateFormatter() }
}

struct Visit {
  let date: Date
  let isExact: Bool

  var age: String {
    let unit = Ages.text(ofDays: 1)
    switch isExact {
    case true: return Ages.text(of: date)
    case false: return unit
    }
  }
}
