import SwiftUI

/// What only runs under a condition, or later, is not computed by the owner.
struct Ends: View {
  let names: [String]
  private var first: String { names[0] }
  private var last: String { names[names.count - 1] }

  var body: some View {
    VStack {
      «HStack {
        Text("Name")
        if !names.isEmpty { Text(first) }
      }»
      HStack {
        Text("Name")
        if !names.isEmpty { Text(last) }
      }
    }
  }
}
