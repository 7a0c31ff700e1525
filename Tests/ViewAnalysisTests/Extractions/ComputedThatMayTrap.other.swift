import SwiftUI

enum Pace: String, CaseIterable {
  case slow
  case fast
}

@Observable final class RiskyTask {
  var title = ""
  var paceName = "slow"

  var pace: Pace {
    get { Pace(rawValue: paceName) ?? [.slow][0] }
    set { paceName = newValue.rawValue }
  }
}
