import SwiftUI

enum Perk: String, CaseIterable {
  case aliases, domains
}

struct PremiumPerks: View {
  var body: some View {
    VStack {
      ForEach(Perk.allCases, id: \.self) { perk in
        row(for: perk)
      }
    }
  }

  private func «»row(for perk: Perk) -> some View {
    HStack {
      Image(systemName: "checkmark")
      Text(perk.rawValue)
    }
  }
}
