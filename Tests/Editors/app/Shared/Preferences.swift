import SwiftUI

/// What a sailor has chosen for the logbook.
final class Preferences: ObservableObject {
  enum Units: String, CaseIterable, Identifiable {
    case knots, metres, miles

    var id: Self { self }
    var title: String { rawValue.capitalized }
  }

  @Published var units = Units.knots
  @Published var writesTrack = true
  @Published var interval = 5.0
  @Published var keepsScreenOn = false
  @Published var ringsBell = true
  @Published var signature = "⛵️ 𝄞"
  @Published var watches = 2
  @Published var roundsBearings = false
}
