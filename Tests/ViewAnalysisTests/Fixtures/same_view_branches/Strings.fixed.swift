import SwiftUI

/// What a method of a string makes is a string, which isn't localized in either branch.
struct Count: View {
  let isLimited: Bool

  var body: some View {
    VStack {
      Text(isLimited ? "Up to ten".uppercased() : "Any number".uppercased())
      // A literal is a key; the other is no literal.
      if isLimited {
        Text("Up to ten")
      } else {
        Text("Any number".first?.uppercased() ?? "")
      }
    }
  }
}
