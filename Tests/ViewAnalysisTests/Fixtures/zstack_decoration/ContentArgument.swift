// profile: recommended
import SwiftUI

/// The views of a stack may be an argument.
struct ContentArgument: View {
  let portrait: Image

  var body: some View {
    VStack(
      spacing: 8,
      content: {
        ZStack(  // expect: zstack_decoration "`badge` only decorates `portrait`"
          alignment: .bottomTrailing,
          content: {
            portrait.resizable().frame(width: 100, height: 100)
            badge
          })
        Text("Portrait")
      })
  }

  private var badge: some View {
    Image(systemName: "plus").resizable().frame(width: 24, height: 24)
  }
}
