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
      StarsRow(stars: $model.stars, aspect: "Taste")
      Button("Send") { model.send() }
    }
  }
}

private struct StarsRow: View {
  @Binding var stars: [String: Int]
  let aspect: String

  var body: some View {
    HStack {
      Text(aspect)
      ForEach([1, 2, 3], id: \.self) { number in
        Button {
          if stars[aspect] == number {
            stars.removeValue(forKey: aspect)
          } else {
            stars[aspect] = number
          }
        } label: {
          Text(stars[aspect] == number ? "Full" : "Empty")
        }
      }
    }
  }
}
