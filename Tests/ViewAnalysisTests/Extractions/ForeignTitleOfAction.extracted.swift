import SwiftUI

final class FeedModel: ObservableObject {
  @Published var count = 0
  func retry() {}
}

struct FeedView: View {
  @StateObject private var model = FeedModel()

  var body: some View {
    VStack {
      Text("Beiträge: \(model.count)")
      FeedFailureView(message: "Keine Verbindung") {
        model.retry()
      }
    }
  }
}

private struct FeedFailureView: View {
  let message: String
  let onRetry: () -> Void

  var body: some View {
    VStack {
      Image(systemName: "exclamationmark.triangle")
      Text(message)
      Button("Erneut versuchen") {
        onRetry()
      }
    }
  }
}
