// profile: recommended
// not type-checked: UIKit's font metrics
import SwiftUI
import UIKit

/// Font metrics follow the size of the texts, and the property runs the body when that changes.
struct Badge: View {
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.colorScheme) private var scheme  // expect: unused_dependency

  var body: some View {
    Text("New").frame(height: UIFontMetrics.default.scaledValue(for: 18))
  }
}

struct Label: View {
  @Environment(\.dynamicTypeSize) private var size  // expect: unused_dependency

  var body: some View {
    Text("New").frame(height: 18)
  }
}
