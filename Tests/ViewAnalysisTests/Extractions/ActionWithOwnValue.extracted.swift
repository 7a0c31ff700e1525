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
      HandList(hand: hand) { card in model.deal(card) }
    }
  }
}

private struct HandList: View {
  let hand: [String]
  let onDeal: (String) -> Void

  var body: some View {
    VStack {
      ForEach(hand, id: \.self) { card in
        Button(card) { onDeal(card) }
      }
    }
  }
}
