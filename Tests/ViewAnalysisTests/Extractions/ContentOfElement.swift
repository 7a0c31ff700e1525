import SwiftUI

enum Part {
  case text(String)
  case count(Int)
}

struct Parcel: Identifiable {
  let id: Int
  let part: Part
}

struct ParcelsView: View {
  let parcels: [Parcel]

  var body: some View {
    VStack {
      ForEach(parcels) { parcel in
        row(parcel)
      }
    }
  }

  private func row(_ parcel: Parcel) -> some View {
    HStack {
      Text("\(parcel.id)")
      content(for: parcel.part)
    }
  }

  @ViewBuilder
  private func «»content(for part: Part) -> some View {
    switch part {
    case .text(let text):
      Text(text)
        .font(.body)
    case .count(let count):
      Text("\(count)")
        .font(.caption)
    }
  }
}
