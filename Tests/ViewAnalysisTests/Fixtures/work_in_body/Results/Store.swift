// profile: strict
import SwiftUI

final class Store: ObservableObject {
  @Published var books: [Book] = []

  func colour() -> Color { books.filter { $0.isRead }.isEmpty ? .red : .green }
  func total() -> Int { books.reduce(0) { $0 + $1.pages } }
  func longest() -> Book? { books.sorted { $0.pages > $1.pages }.first }
  func read() -> [Book] { books.filter { $0.isRead } }
  func byTitle() -> [String: [Book]] { Dictionary(grouping: books) { $0.title } }
  func titles() -> Set<String>? { Set(books.compactMap { $0.isRead ? $0.title : nil }) }
}
