import SwiftUI

final class DeckModel: ObservableObject {
  @Published var models = [1, 2]
  func shuffle() {}
}

struct DeckView: View {
  @ObservedObject var deck: DeckModel
  let decks: [String]

  var body: some View {
    VStack {
      Text("\(deck.models.count)")
      ForEach(decks, id: \.self) { deck in
        DeckRow(name: deck, deck: self.deck)
      }
    }
  }
}

private struct DeckRow: View {
  let name: String
  let deck: DeckModel

  var body: some View {
    HStack {
      Text(name)
      Button("Shuffle") { deck.shuffle() }
    }
  }
}
