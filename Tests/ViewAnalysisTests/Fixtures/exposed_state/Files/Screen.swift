import SwiftUI

extension Row {
  var symbol: String { isExpanded ? "minus" : "plus" }
}

struct Screen: View {
  var body: some View {
    Row(isPassed: true)
  }
}
