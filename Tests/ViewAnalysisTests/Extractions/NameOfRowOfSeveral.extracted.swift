import SwiftUI

enum Perk: String, CaseIterable {
  case aliases, domains
}

struct PremiumPerks: View {
  var body: some View {
    VStack {
      ForEach(Perk.allCases, id: \.self) { perk in
        PremiumPerkRow(perk: perk)
      }
    }
  }
}

private struct PremiumPerkRow: View {
  let perk: Perk

  var body: some View {
    HStack {
      Image(systemName: "checkmark")
      Text(perk.rawValue)
    }
  }
}
