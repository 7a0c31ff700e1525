// profile: strict
import SwiftUI

struct Login: View {
  @State var isLoading = false
  @State private var isShown = false

  var body: some View {
    ZStack {
      Button("Log in") { isShown.toggle() }
      // Nothing sets it.
      if isLoading {
        ProgressView()
      }
      if isShown {  // expect: conditional_view
        Text("A")
      }
    }
  }
}
