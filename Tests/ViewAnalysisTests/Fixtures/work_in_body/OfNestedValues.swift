// What is known of a value's type tells a collection's `map` from an optional's.
import SwiftUI

struct Shelf {
  var titles: [String]
  var owner: String?
}

struct ShelfView: View {
  let shelf: Shelf

  var body: some View {
    VStack {
      let shown = shelf.titles.map { $0.uppercased() }  // expect: work_in_body "`map` iterates over `shelf.titles`"
      let owner = shelf.owner.map { $0.uppercased() }
      ForEach(shown, id: \.self) { Text($0) }
      Text(owner ?? "")
    }
  }
}
