// profile: recommended
import SwiftUI

// What the action calls may change what the binding gives: a value would be the one before.
struct PieceView: View {
  @Binding var pieces: [String]
  let onMove: (String) -> Void
  let save: ([String]) -> Void

  var body: some View {
    Button("Move") {
      onMove("corner")
      save(pieces)
    }
  }
}

// Nothing has happened yet.
struct SaveButton: View {
  @Binding var pieces: [String]  // expect: constant_state
  let save: ([String]) -> Void

  var body: some View {
    Button("Save") {
      save(pieces)
    }
  }
}

struct PuzzleView: View {
  @State private var pieces: [String] = []

  var body: some View {
    VStack {
      PieceView(pieces: $pieces, onMove: { pieces.append($0) }, save: { print($0) })
      SaveButton(pieces: $pieces, save: { print($0) })
    }
  }
}
