import SwiftUI

struct Mark: View {
  @State var width: Double
  @State var height: Double  // expect: state_from_parent "keeps the first `height`"

  var body: some View {
    Text("\(width) × \(height)")
  }
}

final class Player: ObservableObject {
  @Published var title = ""
}

struct Cover: View {
  @StateObject var player: Player  // expect: state_from_parent "the object is the caller's"

  var body: some View {
    Text(player.title)
  }
}

struct Ruler: View {
  @State private var width = 3.0
  @State private var height = 4.0
  @StateObject private var player = Player()

  var body: some View {
    VStack {
      Mark(width: width, height: height)
      Cover(player: player)
      Button("Higher") { height += 1 }
    }
  }
}
