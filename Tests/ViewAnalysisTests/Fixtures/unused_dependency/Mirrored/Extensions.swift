// profile: recommended
import SwiftUI

struct Machine {
  /// What it looks at is no view.
  static var parts: [String] {
    Mirror(reflecting: (1, 2)).children.map { "\($0.value)" }
  }
}

extension View {
  func wide() -> some View { frame(maxWidth: .infinity) }
}
