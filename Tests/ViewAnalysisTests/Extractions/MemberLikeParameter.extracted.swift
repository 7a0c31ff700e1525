import SwiftUI

struct LoadError: Error {
  var errorDescription: String?
}

/// `errErrorDescription` would say a word twice.
struct LedgerView: View {
  let failure: LoadError?

  var body: some View {
    VStack {
      Text("Ledger")
      if let failure {
        LedgerBanner(errorDescription: failure.errorDescription)
      }
    }
  }
}

private struct LedgerBanner: View {
  let errorDescription: String?

  var body: some View {
    HStack {
      Image(systemName: "bolt")
      Text(errorDescription ?? "Something went wrong")
    }
  }
}
