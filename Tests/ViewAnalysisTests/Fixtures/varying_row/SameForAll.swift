// profile: strict
import SwiftUI

struct Result: Identifiable {
  let id: Int
  let name: String
}

struct ResultList: View {
  let results: [Result]
  @State private var text = ""

  var body: some View {
    List {
      ForEach(results) { result in
        // expect-next: varying_row "The condition is the same for all rows: put it around the loop."
        if !text.isEmpty {
          Text(result.name)
        } else {
          EmptyView()
        }
      }
    }
    .searchable(text: $text)
  }
}
