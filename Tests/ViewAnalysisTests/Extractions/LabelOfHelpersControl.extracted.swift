import SwiftUI

struct SeekView: View {
  @State private var picksPlace = false
  @State private var place: String?

  var body: some View {
    VStack {
      Text("Seek")
      Toggle("Place", isOn: $picksPlace)
      whereSection
    }
  }

  private var whereSection: some View {
    Button(action: { picksPlace = true; place = nil }) {
      SeekWhereLabel(place: place)
    }
  }
}

private struct SeekWhereLabel: View {
  let place: String?

  var body: some View {
    VStack {
      if let place {
        Text(place)
          .font(.headline)
      } else {
        Image(systemName: "map")
          .font(.largeTitle)
      }
      Divider()
    }
  }
}
