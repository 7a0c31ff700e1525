// not: It is nearly all of `body`, which would only wrap the new view. Select just this to extract it anyway.
import SwiftUI

struct ProfileView: View {
  let name: String

  var body: some View {
    NavigationStack {
      VStack {«»
        Text(name)
          .font(.title)
        Text("Signed in")
          .foregroundStyle(.secondary)
      }
      .padding()
    }
  }
}
