// profile: recommended
import SwiftUI

struct Rate: Identifiable {
  let id = UUID()
  let title: String
}

final class Rates: ObservableObject {
  @Published var rates: [Rate] = []
  @Published var kept: [Rate] = []
  let fixed: [Book]

  init(books: [Book]) {
    fixed = books
  }

  func select(_ titles: [String]) {
    rates = titles.map { Rate(title: $0) }
    kept.append(Rate(title: "New"))
  }

  func clear() {
    rates = []
    kept = []
  }
}
