import SwiftUI

struct Finder: View {
  let matches: [String]
  let current: Int
  @State private var query = ""

  var body: some View {
    HStack {
      TextField("Find", text: $query)
      MatchCounter(matchCount: matches.count, current: current)
    }
  }
}

private struct MatchCounter: View {
  let matchCount: Int
  let current: Int

  var body: some View {
    HStack {
      if matchCount == 0 {
        Text("No matches")
      } else {
        Text("\(current + 1) of \(matchCount)")
      }
    }
  }
}
