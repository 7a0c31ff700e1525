import SwiftUI

/// A button that only puts what it is about into the owner's state is handed a closure.
struct LoansView: View {
  let loans: [String]
  @State private var loanToReturn: String?

  var body: some View {
    VStack {
      ForEach(loans, id: \.self) { loan in
        HStack {
          Text(loan)
          LoansReturnButton {
            loanToReturn = loan
          }
        }
      }
      Text(loanToReturn ?? "None")
    }
  }
}

private struct LoansReturnButton: View {
  let onReturn: () -> Void

  var body: some View {
    Button("Return", role: .destructive) {
      onReturn()
    }
    .buttonStyle(.bordered)
  }
}
