import SwiftUI

struct ScoreItem: View {
  let title: String
  let score: Double
  var body: some View { Text(title + String(score)) }
}

struct PlaceView: View {
  let overall: Double?
  let service: Double?

  var body: some View {
    VStack {
      «if let score = overall {
        ScoreItem(title: "Overall Score", score: score)
      }»
      if let score = service {
        ScoreItem(title: "Service", score: score)
      }
    }
  }
}
