import SwiftUI

struct Shelf: View {
  @State private var prices: [String: Int] = [:]
  @State private var notes: [String: String] = [:]
  @State private var chosen = "Tea"
  let wares: [String]

  var body: some View {
    VStack {
      Button("Fill") {
        prices["Tea"] = 3
        notes["Tea"] = "Green"
        chosen = "Coffee"
      }
      ShelfContent(wares: wares, prices: prices, note: notes[chosen])
    }
  }
}

private struct ShelfContent: View {
  let wares: [String]
  let prices: [String: Int]
  let note: String?

  var body: some View {
    VStack {
      ForEach(wares, id: \.self) { ware in
        Text("\(prices[ware, default: 0])")
      }
      Text(note ?? "Nothing")
      if let note { Text(note) }
    }
  }
}
