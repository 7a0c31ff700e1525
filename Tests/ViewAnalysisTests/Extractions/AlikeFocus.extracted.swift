import SwiftUI

/// What projects no binding, and what another wrapper makes of `$`, is no binding of a value.
struct AddressFields: View {
  @State private var city = ""
  @FocusState private var isCity: Bool

  var body: some View {
    VStack {
      AddressStreetField()
      HStack {
        Text("City")
        TextField("City", text: $city)
          .focused($isCity)
      }
      Button("Next") { isCity = true }
    }
  }
}

private struct AddressStreetField: View {
  @State private var street = ""
  @FocusState private var isStreet: Bool

  var body: some View {
    HStack {
      Text("Street")
      TextField("Street", text: $street)
        .focused($isStreet)
    }
  }
}
