import Foundation
import SwiftUI

struct Parcel: Sendable {
  let weight: Int
}

struct ParcelsView: View {
  @State private var parcels: [Parcel] = []

  var body: some View {
    VStack {
      Text("\(parcels.count)")
      Button("Add") { parcels.append(Parcel(weight: 1)) }
      ParcelsSummary(parcels: parcels)
    }
  }
}

private struct ParcelsSummary: View {
  @State private var isOpen = false
  let parcels: [Parcel]

  var body: some View {
    VStack {
      Text("Summary")
      if isOpen { details }
      Button("More") { isOpen.toggle() }
    }
  }

  private var details: some View {
    Text("\(heavyCount(above: 10)) of \(parcels.count)")
  }

  private func heavyCount(above weight: Int) -> Int {
    let isHeavy = #Predicate<Parcel> { $0.weight > weight }
    return parcels.count { (try? isHeavy.evaluate($0)) ?? false }
  }
}
