import SwiftUI

struct SendView: View {
  let errorMessage: String?
  let onRetry: () -> Void

  var body: some View {
    VStack {
      Text("Send")
      SendErrorRow(errorMessage: errorMessage, onRetry: onRetry)
    }
  }
}

private struct SendErrorRow: View {
  let errorMessage: String?
  let onRetry: () -> Void

  var body: some View {
    if let error = errorMessage {
      HStack {
        Text(error)
        Button("Retry") { onRetry() }
      }
    }
  }
}
