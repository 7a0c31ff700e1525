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
        «»VStack {
          Image(systemName: "nosign")
          Text(model.errorMessage ?? "")
          Button(action: {
            Task {
              await model.reload()
            }
          }, label: {
            Text(Texts.tryAgainBtn)
          })
        }
      } else {
        Text("Feed")
      }
    }
  }
}
