// profile: recommended
import SwiftUI

struct Tier: Identifiable {
  let id: Int
  static let known = [Tier(id: 1), Tier(id: 2)]
}

final class Shop: ObservableObject {
  let tiers = [Tier(id: 1), Tier(id: 2)]
  @Published var books: [Book] = []
}

struct Row: View {
  let title: String
  var body: some View { Text(title) }
}
