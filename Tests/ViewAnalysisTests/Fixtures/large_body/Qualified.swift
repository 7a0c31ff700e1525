// option: max_lines = 3
import SwiftUI

enum Feature {
  struct View: SwiftUI.View {
    var body: some SwiftUI.View {  // expect: large_body "The body of `Feature.View`"
      VStack {
        Text("A")
        Text("B")
        Text("C")
        Text("D")
      }
    }
  }
}
