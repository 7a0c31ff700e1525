import SwiftUI

struct Parcel: Identifiable {
  let id: Int
  let weight: Double
}

struct DepotView: View {
  let parcels: [Parcel]
  let shelves: [String: [Parcel]]
  let notes: [Int: String]
  let limit: Double?
  let shelf: String

  var body: some View {
    let stored = shelves[shelf, default: []]
    let first = parcels[0]
    let note = notes[first.id]
    let heavy = parcels.first { $0.weight > 20 }
    let most = limit ?? 30
    VStack {
      «»VStack {
        Text(note ?? "No note")
        ForEach(stored) { Text("\($0.weight)") }
        if let heavy { Text("\(heavy.id)") }
        ProgressView(value: first.weight, total: most)
      }
      .padding()
      Text("\(parcels.count)")
    }
  }
}
