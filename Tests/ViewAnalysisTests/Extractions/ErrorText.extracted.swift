import SwiftUI

struct SetupView: View {
  let errorMessage: String?
  let isLoading: Bool

  var body: some View {
    VStack {
      SetupErrorMessage(errorMessage: errorMessage, isLoading: isLoading)
      Text(isLoading ? "Loading" : "Ready")
    }
  }
}

private struct SetupErrorMessage: View {
  let errorMessage: String?
  let isLoading: Bool

  var body: some View {
    if errorMessage != nil, !isLoading {
      Text("WRONG COOKIE, PLEASE TRY AGAIN LATER")
        .foregroundStyle(.red)
    }
  }
}
