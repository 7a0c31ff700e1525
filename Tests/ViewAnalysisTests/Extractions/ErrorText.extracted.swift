import SwiftUI

struct SetupView: View {
  let errorMessage: String?
  let isLoading: Bool

  var body: some View {
    VStack {
      SetupErrorMessage(hasErrorMessage: errorMessage != nil, isLoading: isLoading)
      Text(isLoading ? "Loading" : "Ready")
    }
  }
}

private struct SetupErrorMessage: View {
  let hasErrorMessage: Bool
  let isLoading: Bool

  var body: some View {
    if hasErrorMessage, !isLoading {
      Text("WRONG COOKIE, PLEASE TRY AGAIN LATER")
        .foregroundStyle(.red)
    }
  }
}
