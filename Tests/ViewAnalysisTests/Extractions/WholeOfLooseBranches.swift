import SwiftUI

/// The branches are what the stack arranges.
struct ImportStep: View {
  let count: Int?

  var body: some View {
    ScrollView {
      «VStack(alignment: .leading, spacing: 12) {
        if let count {
          Text("\(count) rows")
          Divider()
          Text("Ready")
        } else {
          Text("Nothing yet")
        }
      }»
    }
  }
}
