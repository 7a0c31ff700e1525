import SwiftUI

class PageModel: ObservableObject {
  @Published var isDark = false
}

class AccountModel: PageModel {
  func refresh() {}
}

final class LoanModel: AccountModel {
  @Published var rate = 1.5
}
