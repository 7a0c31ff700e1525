import Foundation

private enum Formatters {
  nonisolated(unsafe) static let day = DateFormatter()
}

struct Day {
  let date: Date

  var text: String { Formatters.day.string(from: date) }
}
