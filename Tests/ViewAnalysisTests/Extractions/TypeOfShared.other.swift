import SwiftUI

@MainActor final class LedgerStore: ObservableObject {
  static let shared = LedgerStore()

  enum Filter: Hashable { case all, mine }

  @Published var filter = Filter.all
  @Published var entries = [String]()
}
