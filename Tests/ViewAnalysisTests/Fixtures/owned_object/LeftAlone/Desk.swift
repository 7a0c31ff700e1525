// profile: recommended
import SwiftUI

final class Desk: ObservableObject {
  private let archive = Archive()
  private let house = House.main
  @Published var open: [String] = []

  init() {}

  func answer(to question: String) -> String { found(question) }
  func answer(noting question: String) -> String {
    open.append(question)
    return found(question)
  }
  func close() { reset() }
  func report() { house.take(self) }
  private func found(_ question: String) -> String { archive.first(question) + house.name }
}

extension Desk {
  func reset() { self.open = [] }
}

final class Archive {
  private let folder = "papers"

  func first(_ name: String) -> String { folder + name }
}

final class House: @unchecked Sendable {
  static let main = House()
  let name = "Town hall"
  private var desks: [Desk] = []

  func take(_ desk: Desk) { desks.append(desk) }
}

final class Bell: ObservableObject {
  private let counter = Counter()

  func ring() { counter.count += 1 }
}

final class Counter {
  var count = 0
}

final class Guardian: ObservableObject {
  private var isAwake = false

  init() { isAwake = true }

  func greet() { print("Good morning") }
}
