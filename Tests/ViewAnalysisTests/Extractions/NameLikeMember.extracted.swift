import SwiftUI

struct Expense {
  let category: String
  let amount: Double
}

struct ExpenseError: Error {
  var errorDescription: String?
}

/// A member that is called as its owner is, or begins with the owner's name, keeps its own name.
struct ExpenseView: View {
  let category: Expense

  var body: some View {
    VStack {
      ExpenseCategoryRow(category: category.category)
      Text("\(category.amount)")
    }
  }
}

private struct ExpenseCategoryRow: View {
  let category: String

  var body: some View {
    HStack {
      Image(systemName: category)
      Text(category)
      Divider()
    }
  }
}
