import SwiftUI

/// What an overlay shows says more than where it is.
struct LedgerView: View {
  @State private var isLoading = true

  var body: some View {
    List {
      Text("Ledger")
    }
    .overlay {
      LedgerLoadingOverlay(isLoading: isLoading)
    }
    .task { isLoading = false }
  }
}

private struct LedgerLoadingOverlay: View {
  let isLoading: Bool

  var body: some View {
    if isLoading {
      ProgressView("Loading")
    }
  }
}
