import SwiftUI

struct Screen: View {
  var body: some View {
    VStack {
      Text("a").shadow(radius: 4).padding(2).thrice()
      Text("b")
        #if DEBUG || !DEBUG
          .bold()
          .shadow(radius: 4)
          .padding(2)
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
