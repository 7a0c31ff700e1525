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
      «»VStack {
        ForEach(wares, id: \.self) { ware in
          Text("\(prices[ware, default: 0])")
        }
        Text(notes[chosen] ?? "Nothing")
        if let note = notes[chosen] { Text(note) }
      }
    }
  }
}
