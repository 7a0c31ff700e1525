// profile: recommended
import SwiftUI

struct Quote: Codable {
  let symbol: String
  let price: Double
}

/// Nothing asks for the positions, and the quotes are other ones with each update.
struct Quotes: View {
  let quotes: [Quote]
  let names: [String]
  let drafts = [Quote(symbol: "A", price: 1)]

  var body: some View {
    VStack {
      ForEach(Array(quotes.enumerated()), id: \.offset) { _, quote in  // expect: positional_id "Give `Quote` an `id`"
        Text(quote.symbol)
      }
      ForEach(Array(quotes.enumerated()), id: \.offset) { index, quote in  // expect: positional_id
        Text(quote.symbol)
      }
      ForEach(Array(quotes.enumerated()), id: \.offset) { index, quote in
        Text("\(index + 1). \(quote.symbol)")
      }
      ForEach(Array(names.enumerated()), id: \.offset) { _, name in
        Text(name)
      }
      ForEach(Array(drafts.enumerated()), id: \.offset) { _, draft in
        Text(draft.symbol)
      }
      section(quotes.filter { $0.price > 1 })
    }
  }

  private func section(_ some: [Quote]) -> some View {
    ForEach(Array(some.enumerated()), id: \.offset) { _, quote in  // expect: positional_id
      Text(quote.symbol)
    }
  }
}
