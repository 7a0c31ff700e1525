import SwiftUI

struct SendView: View {
  let errorMessage: String?
  let onRetry: () -> Void

  var body: some View {
    VStack {
      Text("Send")
      «»if let error = errorMessage {
        HStack {
          Text(error)
          Button("Retry") { onRetry() }
        }
      }
    }
  }
}
