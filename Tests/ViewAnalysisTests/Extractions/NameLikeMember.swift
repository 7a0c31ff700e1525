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
      «»HStack {
        Image(systemName: category.category)
        Text(category.category)
        Divider()
      }
      Text("\(category.amount)")
    }
  }
}
