import SwiftUI

/// `LegacyBody` would say nothing beside other cards.
struct IncomeCard: View {
  let income: Int
  let isLegacy: Bool

  var body: some View {
    VStack {
      Text("Income")
      if isLegacy {
        legacyBody
      }
    }
  }

  private var «»legacyBody: some View {
    HStack {
      Text("\(income)")
      Image(systemName: "clock")
    }
  }
}
