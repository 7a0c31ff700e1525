// profile: strict
import SwiftUI

enum Keys {
  static let unit = "unit"
  static let theme = "theme"
}

struct Amount: View {
  // Runs the body when the setting changes that `text` reads.
  @AppStorage(Keys.unit) private var unit = "g"
  @AppStorage(Keys.theme) private var theme = "dark"  // expect: unused_dependency
  let grams: Double

  var body: some View { Text(Self.text(grams)) }

  static func text(_ grams: Double) -> String {
    UserDefaults.standard.string(forKey: Keys.unit) == "g" ? "\(grams) g" : "\(grams / 28) oz"
  }
}
