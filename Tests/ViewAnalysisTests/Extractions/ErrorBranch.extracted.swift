import SwiftUI

final class FeedModel: ObservableObject {
  @Published var showsError = false
  @Published var errorMessage: String?
  func reload() async {}
}

enum Texts {
  static let tryAgainBtn = "Try again"
}

struct FeedView: View {
  @ObservedObject var model: FeedModel

  var body: some View {
    VStack {
      if model.showsError {
        FeedErrorView(errorMessage: model.errorMessage, onReload: reload)
      } else {
        Text("Feed")
      }
    }
  }

  private func reload() {
    Task {
      await model.reload()
    }
  }
}

private struct FeedErrorView: View {
  let errorMessage: String?
  let onReload: () -> Void

  var body: some View {
    VStack {
      Image(systemName: "nosign")
      Text(errorMessage ?? "")
      Button(action: onReload, label: {
        Text(Texts.tryAgainBtn)
      })
    }
  }
}
