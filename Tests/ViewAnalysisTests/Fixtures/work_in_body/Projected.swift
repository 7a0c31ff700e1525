// profile: recommended
import Combine
import SwiftUI

struct Member: Identifiable {
  let id: Int
  let time: Double
}

@MainActor final class Game: ObservableObject {
  @Published var members: [Member] = []
}

/// The value of a projection is the value again, and no publisher.
struct Ranking: View {
  @StateObject private var game = Game()

  var body: some View {
    VStack {
      ForEach($game.members.wrappedValue.sorted { $0.time < $1.time }) { member in  // expect: work_in_body "`sorted`"
        Text("\(member.time)")
      }
      Text("Ranking")
        .onReceive(game.$members.map { $0.count }) { _ in }
    }
  }
}
