// profile: recommended
import SwiftUI

final class Store: ObservableObject {
  @Published var count = 0
}

/// It keeps nothing that a new one would not have, too.
final class StoreReader: ObservableObject {
  let store: Store

  init(store: Store) { self.store = store }
}

struct Counter: View {
  @ObservedObject var reader = StoreReader(store: Store())
  @ObservedObject var store = Store()  // expect: owned_object

  var body: some View { Text("\(reader.store.count) \(store.count)") }
}

final class Database: @unchecked Sendable {
  static let main = Database()
  func table(_ name: String) -> [String] { [name] }
}

/// What it stores it asks of a type.
final class Loans: ObservableObject {
  private let database = Database.main
  private let table = Database.main.table("loans")

  func all() -> [String] { table + database.table("books") }
}

final class Cache: ObservableObject {
  private let database = Database()

  func all() -> [String] { database.table("books") }
}

struct LoanList: View {
  @ObservedObject var loans = Loans()
  @ObservedObject var cache = Cache()  // expect: owned_object

  var body: some View { Text("\(loans.all().count) \(cache.all().count)") }
}
