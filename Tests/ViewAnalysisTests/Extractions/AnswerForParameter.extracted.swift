import SwiftUI

struct Parcel: Identifiable {
  let id: Int
  let title: String
}

struct ParcelsView: View {
  let parcels: [Parcel]
  let number: Int
  @State private var openedNumber = 0

  var body: some View {
    VStack {
      ParcelsRow(title: "First", isOpened: openedNumber == 1)
      ParcelsRow(title: "Second", isOpened: openedNumber == number)
      ForEach(parcels) { parcel in
        ParcelsRow(title: parcel.title, isOpened: openedNumber == parcel.id)
      }
      TextField("Number", value: $openedNumber, format: .number)
    }
  }
}

private struct ParcelsRow: View {
  let title: String
  let isOpened: Bool

  var body: some View {
    HStack {
      Text(title)
      if isOpened {
        Text("Open")
      }
      Circle().opacity(!isOpened ? 1 : 0)
    }
  }
}
