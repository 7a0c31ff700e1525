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
        FilterChip(shown: filter) {
          withAnimation { filter = .all }
        }
      }
      ForEach(parcels, id: \.self) { parcel in
        Text(parcel)
      }
    }
  }
}

private struct FilterChip: View {
  let shown: ParcelFilter
  let onClearFilter: () -> Void

  var body: some View {
    HStack {
      Text(shown.rawValue)
      Button {
        onClearFilter()
      } label: {
        Image(systemName: "xmark.circle.fill")
      }
    }
  }
}
