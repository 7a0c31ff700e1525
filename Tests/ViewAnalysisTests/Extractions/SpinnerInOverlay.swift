import SwiftUI

/// What an overlay shows says more than where it is.
struct LedgerView: View {
  @State private var isLoading = true

  var body: some View {
    List {
      Text("Ledger")
    }
    .overlay {
      «if isLoading {
        ProgressView("Loading")
      }»
    }
    .task { isLoading = false }
  }
}
