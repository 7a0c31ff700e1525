import SwiftUI

struct SportsView: View {
  @State private var chosen = ""

  var body: some View {
    VStack {
      Text(chosen)
      SportsContent(chosen: $chosen)
    }
  }
}

private struct SportsContent: View {
  @Binding var chosen: String

  private let sports: [String] = ["Tennis", "Hockey"]

  var body: some View {
    VStack {
      Text("Sports")
      ForEach(sports, id: \.self) { sport in
        Button(sport) { chosen = sport }
      }
    }
  }
}
