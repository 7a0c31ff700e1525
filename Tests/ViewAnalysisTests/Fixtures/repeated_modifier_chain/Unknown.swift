// profile: strict
import SwiftUI

extension Text {
  func alpha() -> Text { bold() }
  func beta() -> Text { italic() }
  func gamma() -> Text { underline() }
}

/// Nothing is known of these but their names.
struct Letters: View {
  var body: some View {
    VStack {
      Text("A").alpha().beta().gamma()
      Text("B").alpha().beta().gamma()
      Text("C").alpha().beta().gamma()
      Text("D").alpha().beta().gamma()
    }
  }
}
