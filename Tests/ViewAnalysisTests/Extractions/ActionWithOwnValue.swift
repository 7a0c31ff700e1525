import SwiftUI

final class DeckModel: ObservableObject {
  @Published var cards: [String] = []
  func deal(_ card: String) {}
}

struct DeckView: View {
  @ObservedObject var model: DeckModel
  let hand: [String]

  var body: some View {
    VStack {
      Text("\(model.cards.count)")
      handList
    }
  }

  private var «»handList: some View {
    VStack {
      ForEach(hand, id: \.self) { card in
        Button(card) { model.deal(card) }
      }
    }
  }
}
