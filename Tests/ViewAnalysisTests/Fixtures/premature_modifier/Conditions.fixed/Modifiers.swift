import SwiftUI

extension View {
  /// A use in an `#if` counts.
  func thrice() -> some View { padding(3) }
}

struct Rimmed: View {
  var body: some View {
    Text("a")
      #if DEBUG || !DEBUG
        .border(.red)
        .padding(1)
      #endif
  }
}
