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
      PlaceOverallScoreItem(overall: overall)
      if let score = service {
        ScoreItem(title: "Service", score: score)
      }
    }
  }
}

private struct PlaceOverallScoreItem: View {
  let overall: Double?

  var body: some View {
    if let score = overall {
      ScoreItem(title: "Overall Score", score: score)
    }
  }
}
