// not: It is nearly all of `body`, which would only wrap the new view. Select just this to extract it anyway.
import SwiftUI

struct WelcomeView: View {
  let name: String

  var body: some View {
    ZStack {
      Color.blue.ignoresSafeArea()
      VStack {«»
        Text("Welcome")
          .font(.largeTitle)
        Text(name)
          .foregroundStyle(.secondary)
        Text("Have a look around.")
          .font(.callout)
        Text("Nothing is lost if you leave.")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      .padding()
    }
  }
}
