import SwiftUI

struct GuestsView: View {
  let guests: [String]
  let chosen: Set<String>

  var body: some View {
    let shown = guests.filter { !$0.isEmpty }.sorted()
    let isChosen = chosen.contains("Ada")
    VStack {
      «»VStack {
        Text(isChosen ? "Ada" : "Nobody")
        ForEach(shown, id: \.self) { Text($0) }
        Text(String(shown.count))
      }
      Text(String(guests.count))
    }
  }
}
