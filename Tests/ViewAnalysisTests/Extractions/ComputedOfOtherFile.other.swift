import SwiftUI

enum Pace: String, CaseIterable {
  case slow
  case fast
}

@Observable final class PlannedTask {
  var title = ""
  var paceName = "slow"

  var pace: Pace {
    get { Pace(rawValue: paceName) ?? .slow }
    set { paceName = newValue.rawValue }
  }
}
