import SwiftUI

final class ReviewModel: ObservableObject {
  @Published var stars: [String: Int] = [:]
  func send() {}
}

struct ReviewView: View {
  @ObservedObject var model: ReviewModel

  var body: some View {
    VStack {
      Text("Review")
      starsRow("Taste")
      Button("Send") { model.send() }
    }
  }

  private func «»starsRow(_ aspect: String) -> some View {
    HStack {
      Text(aspect)
      ForEach([1, 2, 3], id: \.self) { number in
        Button {
          if model.stars[aspect] == number {
            model.stars.removeValue(forKey: aspect)
          } else {
            model.stars[aspect] = number
          }
        } label: {
          Text(model.stars[aspect] == number ? "Full" : "Empty")
        }
      }
    }
  }
}
