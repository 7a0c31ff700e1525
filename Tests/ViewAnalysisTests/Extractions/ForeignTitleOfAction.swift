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
      failure(message: "Keine Verbindung")
    }
  }

  private func «»failure(message: String) -> some View {
    VStack {
      Image(systemName: "exclamationmark.triangle")
      Text(message)
      Button("Erneut versuchen") {
        model.retry()
      }
    }
  }
}
