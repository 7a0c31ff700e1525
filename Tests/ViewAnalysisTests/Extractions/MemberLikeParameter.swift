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
        banner(failure)
      }
    }
  }

  private func «»banner(_ err: LoadError) -> some View {
    HStack {
      Image(systemName: "bolt")
      Text(err.errorDescription ?? "Something went wrong")
    }
  }
}
