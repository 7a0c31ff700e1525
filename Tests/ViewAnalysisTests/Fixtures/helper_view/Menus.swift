// profile: strict
import SwiftUI

/// A menu's helpers count in `strict`.
struct SongMenu: View {
  let title: String
  @State private var rating = 0

  var body: some View {
    VStack {
      Text("\(rating)")
      Text(title)
        .contextMenu { choices }
    }
  }

  @ViewBuilder
  private var choices: some View {
    more
    Button("Rate") { rating += 1 }
    Button("Forget") { rating = 0 }
    Text(title)
    Text("Song")
  }

  private var more: some View {  // expect: helper_view "whenever `rating` changes"
    Section {
      Text(title)
      Text("One")
      Text("Two")
      Text("Three")
      Text("Four")
    }
  }
}
