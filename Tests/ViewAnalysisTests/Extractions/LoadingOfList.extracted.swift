import SwiftUI

struct InvoicesSheet: View {
  let isLoading: Bool
  let names: [String]

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { name in Text(name) }
      InvoicesLoadingIndicator(isLoading: isLoading)
    }
  }
}

private struct InvoicesLoadingIndicator: View {
  let isLoading: Bool

  var body: some View {
    if isLoading {
      ProgressView()
        .controlSize(.small)
    }
  }
}
