// not: `debts` can't be handed over to another type.
import SwiftUI

struct Debt: Identifiable {
  let id = UUID()
  let name: String
}

/// The ids of two reads are never the same.
struct DebtList: View {
  let isWide: Bool

  private var debts: [Debt] { [.init(name: "A"), .init(name: "B")] }

  var body: some View {
    VStack {
      Text("Debts")
      if isWide {
        Text("\(debts.count)")
      }
      Text("All of them")
      «ForEach(debts) { debt in
        VStack {
          Text(debt.name)
          if debt.id != debts.last?.id {
            Divider()
          }
        }
      }»
    }
  }
}
