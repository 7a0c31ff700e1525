import SwiftUI

/// What only runs under a condition, or later, is not computed by the owner.
struct Ends: View {
  let names: [String]
  private var last: String { names[names.count - 1] }

  var body: some View {
    VStack {
      EndsNameRow(names: names)
      HStack {
        Text("Name")
        if !names.isEmpty { Text(last) }
      }
    }
  }
}

private struct EndsNameRow: View {
  let names: [String]

  var body: some View {
    HStack {
      Text("Name")
      if !names.isEmpty { Text(first) }
    }
  }

  private var first: String { names[0] }
}
