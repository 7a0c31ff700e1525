import Combine
import SwiftUI

@MainActor final class GameModel: ObservableObject {
  @Published var level = 1

  func start() { level = 1 }
}

/// The class has another name in the view, which means something else outside of it.
struct GameView: View {
  typealias VM = GameModel

  @ObservedObject var model: VM

  var body: some View {
    VStack {
      Text("Level \(model.level)")
      GameRow {
        model.start()
      }
      Spacer()
    }
  }
}

private struct GameRow: View {
  let onStart: () -> Void

  var body: some View {
    HStack {
      Image(systemName: "play")
      Button("Start Game") {
        onStart()
      }
    }
  }
}

typealias VM = Int
