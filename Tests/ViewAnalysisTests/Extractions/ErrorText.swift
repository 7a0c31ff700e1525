import SwiftUI

struct SetupView: View {
  let errorMessage: String?
  let isLoading: Bool

  var body: some View {
    VStack {
      «if errorMessage != nil, !isLoading {
        Text("WRONG COOKIE, PLEASE TRY AGAIN LATER")
          .foregroundStyle(.red)
      }»
      Text(isLoading ? "Loading" : "Ready")
    }
  }
}
