import SwiftUI

struct ParcelView: View {
  let title: String

  var body: some View {
    VStack {
      Text(title)
      RetryButton(title: title)
    }
  }
}

private struct RetryButton: View {
  let title: String

  var body: some View {
    HStack {
      Text(title)
      Text("Retry")
    }
  }
}
