import SwiftUI

final class LedgerStore: ObservableObject {
  enum Filter: Hashable { case all, mine }

  @Published var title = ""
  @Published var filter = Filter.all
}
