import SwiftUI

struct Finder: View {
  let matches: [String]
  let current: Int
  @State private var query = ""

  var body: some View {
    HStack {
      TextField("Find", text: $query)
      matchCounterComponent
    }
  }

  private var «»matchCounterComponent: some View {
    HStack {
      if matches.isEmpty {
        Text("No matches")
      } else {
        Text("\(current + 1) of \(matches.count)")
      }
    }
  }
}
