import SwiftUI

enum ParcelFilter: String {
  case all, late, lost
}

struct ParcelsView: View {
  @State private var filter = ParcelFilter.all
  @State private var parcels = ["Lamp", "Chair"]

  var body: some View {
    VStack {
      Button("Late") { filter = .late }
      if filter != .all {
        filterChip(filter)
      }
      ForEach(parcels, id: \.self) { parcel in
        Text(parcel)
      }
    }
  }

  private func «»filterChip(_ shown: ParcelFilter) -> some View {
    HStack {
      Text(shown.rawValue)
      Button {
        withAnimation { filter = .all }
      } label: {
        Image(systemName: "xmark.circle.fill")
      }
    }
  }
}
