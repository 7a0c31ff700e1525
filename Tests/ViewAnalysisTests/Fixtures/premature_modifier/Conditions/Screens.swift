import SwiftUI

struct Screen: View {
  var body: some View {
    VStack {
      Text("a").glow().thrice()
      Text("b")
        #if DEBUG || !DEBUG
          .bold()
          .glow()
        #else
          #if os(Linux)
            .thrice()
          #endif
        #endif
        .italic()
        .thrice()
    }
  }
}
