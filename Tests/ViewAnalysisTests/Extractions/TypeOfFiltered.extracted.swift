import SwiftUI

struct GuestsView: View {
  let guests: [String]
  let chosen: Set<String>

  var body: some View {
    let shown = guests.filter { !$0.isEmpty }.sorted()
    let isChosen = chosen.contains("Ada")
    VStack {
      GuestsShownView(isChosen: isChosen, shown: shown)
      Text(String(guests.count))
    }
  }
}

private struct GuestsShownView: View {
  let isChosen: Bool
  let shown: [String]

  var body: some View {
    VStack {
      Text(isChosen ? "Ada" : "Nobody")
      ForEach(shown, id: \.self) { Text($0) }
      Text(String(shown.count))
    }
  }
}
