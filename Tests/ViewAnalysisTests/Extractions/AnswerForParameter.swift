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
      row("First", 1)
      row("Second", number)
      ForEach(parcels) { parcel in
        row(parcel.title, parcel.id)
      }
      TextField("Number", value: $openedNumber, format: .number)
    }
  }

  private func «»row(_ title: String, _ place: Int) -> some View {
    HStack {
      Text(title)
      if openedNumber == place {
        Text("Open")
      }
      Circle().opacity(openedNumber != place ? 1 : 0)
    }
  }
}
