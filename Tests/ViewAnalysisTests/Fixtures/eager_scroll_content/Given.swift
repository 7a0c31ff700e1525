// profile: strict
import SwiftUI

struct Tile: Identifiable {
  let id: Int
  let title: String
}

enum Corner: CaseIterable {
  case north, east, south
  var isOpen: Bool { self != .east }
  static let hidden: [Corner] = [.south]
  static var tiles: [Tile] {
    allCases.filter { !hidden.contains($0) }.map { Tile(id: 1, title: "\($0)") }
  }
}

struct TileView: View {
  let tile: Tile

  var body: some View { Text(tile.title) }
}

final class Board: ObservableObject {
  @Published var start: [Tile] = []
  @Published var corners: [Tile] = []
  @Published var fetched: [Tile] = []
  @Published var grown: [Tile] = []

  func reset() {
    start = [Tile(id: 1, title: "One"), Tile(id: 2, title: "Two")]
    corners = Corner.tiles
    corners.removeLast()
    grown = [Tile(id: 1, title: "One")]
  }

  func take(_ tiles: [Tile]) {
    fetched = tiles
    grown.append(contentsOf: tiles)
  }
}

struct BoardView: View {
  @ObservedObject var board: Board
  @State private var shown: [Tile] = []

  var body: some View {
    VStack {
      ScrollView {
        VStack {
          ForEach(Corner.tiles) { TileView(tile: $0) }
        }
      }
      ScrollView {
        VStack {
          ForEach(board.corners) { TileView(tile: $0) }
        }
      }
      ScrollView {
        VStack {  // expect: eager_scroll_content
          ForEach(board.fetched) { TileView(tile: $0) }
        }
      }
      ScrollView {
        VStack {  // expect: eager_scroll_content
          ForEach(board.grown) { TileView(tile: $0) }
        }
      }
      ScrollView {
        VStack {
          ForEach(shown) { TileView(tile: $0) }
        }
      }
      .onAppear { shown = [Tile(id: 3, title: "Three")] }
      TileList(tiles: Corner.tiles)
    }
  }
}

struct TileList: View {
  let tiles: [Tile]

  var body: some View {
    ScrollView {
      VStack {
        ForEach(tiles) { TileView(tile: $0) }
      }
    }
  }
}

/// What a preview gives says nothing.
struct OpenList: View {
  let tiles: [Tile]

  var body: some View {
    ScrollView {
      VStack {  // expect: eager_scroll_content
        ForEach(tiles) { TileView(tile: $0) }
      }
    }
  }
}

#Preview {
  OpenList(tiles: [Tile(id: 1, title: "One")])
}
