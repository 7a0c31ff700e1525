import SwiftUI

struct SportsView: View {
  private var sports: [String] = ["Tennis", "Hockey"]
  @State private var chosen = ""

  var body: some View {
    VStack {
      Text(chosen)
      «»VStack {
        Text("Sports")
        ForEach(sports, id: \.self) { sport in
          Button(sport) { chosen = sport }
        }
      }
    }
  }
}
